// A console.error fails its test. A test that expects one spies on console.error itself.
import { afterEach, beforeEach } from 'vitest'

const original = console.error
let heard: string[] = []

beforeEach(() => {
  heard = []
  console.error = (...parts: unknown[]) => {
    heard.push(parts.map(String).join(' '))
    original(...parts)
  }
})

afterEach(() => {
  console.error = original
  if (heard.length > 0) throw new Error(`console.error was called: ${heard.join(' | ')}`)
})
