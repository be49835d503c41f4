"""The platform's words, one file for each language: `crocetta.kit.words.PLATFORM` says them."""
