// A console.error in a test fails it. A test that expects one puts its own spy on console.error.
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
