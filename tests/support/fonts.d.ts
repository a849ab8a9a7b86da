// These packages have no types.
declare module 'fontverter' {
  export function convert(font: Uint8Array, to: 'sfnt'): Promise<Uint8Array>
}
declare module 'subset-font' {
  type Cut = { targetFormat: 'sfnt'; noLayoutClosure: true }
  function subsetFont(font: Uint8Array, text: string, options: Cut): Promise<Uint8Array>
  export = subsetFont
}
