async function open() {
  const { default: sharp } = await import('sharp')
  // No picture comes twice, so a cache would only use memory.
  sharp.cache(false)
  // Only these decoders are allowed, whatever a file's name or later bytes say.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  return sharp
}

let opening: ReturnType<typeof open> | undefined

/** Loads the library at the first picture. */
export const openSharp = (): ReturnType<typeof open> => {
  opening ??= open()
  return opening
}
