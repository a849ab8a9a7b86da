// Hostile values. `zz9` marks them: if it appears as markup, a value was echoed unescaped.

const words = (text: string): string[] => text.split(' ')

const MARKUP = [
  '<zz9>',
  '"><zz9 onload=1>',
  "'><zz9>",
  '" zz9="1',
  "' zz9='1",
  '</script><zz9>',
  '</title><zz9>',
  '--><zz9>',
  ']]><zz9>',
  '<script>zz9(1)</script>',
  '<!--<script><zz9>',
  '&lt;zz9&gt;',
  '\u2028<zz9>',
  'javascript:zz9(1)',
  '{{zz9}}',
]
const NAMES = words('__proto__ constructor prototype toString valueOf hasOwnProperty length then')
const ELSEWHERE = words(
  String.raw`//evil.example https://evil.example/ \\evil.example /\evil.example @evil.example ../../../etc/passwd`,
)
const CHARACTERS = [
  '',
  ' ',
  '\t',
  'a\r\nSet-Cookie: zz9=1',
  'a\u0000b',
  '\u0000',
  '\u0001',
  '\u007f',
  '\ud800',
  '\udfff',
  'a\ud83d',
  '\uffff',
  '\ufeff',
  '\u202ezz9',
  '👩‍👩‍👧‍👦'.repeat(9),
  'ﷺ'.repeat(20),
  'é'.repeat(300),
  'Z͑ͫ̓ͪ̂ͫ̽'.repeat(9),
  '١٢٣٤٥٦',
  '９８７６５４３２１０',
  '𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎',
  '⑨',
]
const NUMBERS = [
  ...words('0 -1 -0 1e400 9007199254740993 0x10 NaN Infinity 1.7976931348623157e309 1,1,1 91,181 -90,-180 1e1,1e1'),
  '9'.repeat(60),
]
const TIMES = [
  ...words('0000-00-00 2026-02-31 9999-12-31 -000001-01-01 275760-09-13 24:00 23:60 99:99 1:1'),
  ...words('2026-11-23T10:00/10:30@101 9999-12-31T00:00/24:00@c101 0001-01-01T00:00/00:01@101'),
]
const SYNTAX = [
  ...words(String.raw`' " \ $1 % %00 %ff %s & = ; # ? + , ~ ~~ ~AAAA [] {} null undefined true (?:a+)+$`),
  "'; DROP TABLE leads; --",
  `~${'A'.repeat(80)}`,
  `${'a'.repeat(30)}!`,
]
const LONG = ['a'.repeat(300), 'a'.repeat(301), 'a'.repeat(501), 'a'.repeat(2001), '~'.repeat(2500), '9'.repeat(4000)]

/** Values for a form, a query or a JSON string. */
export const TEXTS: readonly string[] = [
  ...MARKUP,
  ...NAMES,
  ...ELSEWHERE,
  ...CHARACTERS,
  ...NUMBERS,
  ...TIMES,
  ...SYNTAX,
  ...LONG,
]

/**
 * Always sent for every member of every body: values that PostgreSQL can't store, and a value above every length
 * limit.
 */
export const ALWAYS: readonly string[] = ['a\u0000b', '\ud800', 'a'.repeat(60_000)]

/** Raw values for a query or a form, some of which can't be decoded: broken escapes, bytes that are not UTF-8. */
export const RAW: readonly string[] = [
  '%',
  '%z',
  '%zz',
  '%2',
  '%00',
  '%ff',
  '%fe%ff',
  '%c0%af',
  '%ed%a0%80',
  '%f0%28%8c%28',
  '%0d%0aSet-Cookie:%20zz9=1',
  '%u0041',
  '<zz9>',
  '"zz9="',
  "'",
  '\u00ff\u00fe',
  '\u0080',
  '%25%30%30',
  '%2525',
  '&&',
  '=',
  '==',
  '&=&',
  '[0]=a',
  '[]=a',
  '[__proto__]=a',
  ';',
  '|',
  '`',
  '{',
  '^',
]

/** Values in place of a JSON value. */
export const JSON_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  101,
  [],
  {},
  [[]],
  ['a'],
  [null],
  { a: 1 },
  { toString: 1 },
  { length: 1 },
  Array(3000).fill(1),
  Array(3000).fill('zz9'),
]

/** Whole bodies that are not JSON or not an object of ours. `null` stands for any status. */
export const BROKEN_JSON: readonly [string, number | null][] = [
  ['{', 400],
  ['{"a":}', 400],
  ["{'a': 1}", 400],
  ['undefined', 400],
  ['NaN', 400],
  ['{"a":1}{', 400],
  ['\ufeff{"', 400],
  ['[1,]', 400],
  ['"\\u00"', 400],
  ['\u0000', 400],
  ['<zz9/>', 400],
  ['[]', 422],
  ['"text"', 422],
  ['1', 422],
  ['null', 422],
  ['true', 422],
  ['1e999', 422],
  ['['.repeat(30_000), 400],
  ['['.repeat(5000) + ']'.repeat(5000), 422],
  [`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, null],
  ['{"__proto__":{"cid":"101"}}', null],
  ['{"constructor":{"prototype":{"cid":"101"}}}', null],
  ['', null],
  ['   ', null],
]
