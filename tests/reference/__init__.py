"""A second, deliberately naive implementation of the five games, used only to cross-check the real engine.

It was written from the numbered rules alone, without sight of the engine, and shares no code with it. Every
module has one class, ``Reference``, with the same interface: set ``dealer``, then ``deal(deck)`` whenever
``needs_deal``, and otherwise ``play(text)`` one of the texts in ``legal()`` until ``over``.
"""
