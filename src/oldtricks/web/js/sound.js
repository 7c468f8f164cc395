// Quiet sounds, made on the spot; silent unless somebody turns them on.
import { settings } from "./settings.js";

let made = /** @type {AudioContext | null} */ (null);

/**
 * @param {AudioContext} context
 * @param {number} frequency
 * @param {number} at
 * @param {number} length
 * @param {number} loud
 */
function tone(context, frequency, at, length, loud) {
  const oscillator = new OscillatorNode(context, { type: "triangle", frequency });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setTargetAtTime(loud, at, 0.01);
  gain.gain.setTargetAtTime(0, at + length / 3, length / 4);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length * 2);
}

/**
 * A card on the table: a short breath of noise.
 * @param {AudioContext} context
 * @param {number} at
 * @param {number} loud
 */
function rustle(context, at, loud) {
  const length = Math.floor(context.sampleRate * 0.06);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: 1900, Q: 0.7 });
  source.connect(filter).connect(new GainNode(context, { gain: loud })).connect(context.destination);
  source.start(at);
}

/** @type {Record<string, (context: AudioContext, at: number) => void>} */
const SOUNDS = {
  play: (context, at) => rustle(context, at, 0.25),
  discard: (context, at) => rustle(context, at, 0.15),
  deal: (context, at) => [0, 1, 2, 3, 4].forEach((i) => rustle(context, at + i * 0.07, 0.16)),
  call: (context, at) => tone(context, 392, at, 0.12, 0.05),
  trick: (context, at) => [330, 440].forEach((f, i) => tone(context, f, at + i * 0.09, 0.2, 0.05)),
  turn: (context, at) => [523, 659].forEach((f, i) => tone(context, f, at + i * 0.1, 0.25, 0.06)),
  end: (context, at) => [392, 494, 587, 784].forEach((f, i) => tone(context, f, at + i * 0.13, 0.4, 0.06)),
};

/** @param {string} kind */
export function sound(kind) {
  if (!settings().sound || !(kind in SOUNDS)) return;
  made ??= new AudioContext();
  if (made.state === "suspended") made.resume();
  SOUNDS[kind](made, made.currentTime + 0.01);
}
