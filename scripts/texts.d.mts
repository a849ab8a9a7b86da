/** `key` is the path of a string within its file; `isPlain` is false for a template literal. */
type Found = { key: string; start: number; end: number; text: string; isPlain: boolean; comment: string }

/** The files of English texts that patients read, below lib/texts/en. */
export function translatable(): string[]
export function stringsIn(source: string): Found[]
/** The tags of the folders of translations. */
export function languages(): string[]
/** The sentences of a language without a translation of their present English. */
export function staleIn(tag: string): { file: string; key: string; text: string }[]
