// A long name breaks at a syllable near its middle where it doesn't fit its card.

import styles from '@/components/kit/breakable.module.css'

const LONG = 13
// A consonant with its vowel, or a letter of India without a virama. Only Tamil may break after a virama.
const SYLLABLE =
  /[^\s\u094d\u0c4d\u0ccd\u0d4d](?=[b-df-gj-np-tv-z]h?[aeiou]|\p{Lo}(?![\u094d\u0bcd\u0c4d\u0ccd\u0d4d]))/giu

function middleOf(word: string): number {
  const fromMiddle = (at: number): number => Math.abs(at - word.length / 2)
  const starts = Array.from(word.matchAll(SYLLABLE), ({ 0: before, index }) => index + before.length)
  return starts.reduce((best, at) => (fromMiddle(at) <= fromMiddle(best) ? at : best), 0)
}

function Word({ text }: { text: string }) {
  const middle = text.length < LONG ? 0 : middleOf(text)
  if (middle === 0) return text
  return (
    <span className={styles.long}>
      {text.slice(0, middle)}
      <wbr />
      {text.slice(middle)}
    </span>
  )
}

export function Breakable({ text }: { text: string }) {
  const words = text.split(/([\s-]+)/)
  // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never move
  return words.every(({ length }) => length < LONG) ? text : words.map((word, nth) => <Word key={nth} text={word} />)
}
