// Scripts load late: the head lists them, and public/late-scripts.js appends them.
import { Head, Html, Main, NextScript } from 'next/document'
import type { ReactElement } from 'react'

const BUILT = process.env.NODE_ENV === 'production'
type Files = Parameters<Head['getScripts']>[0]
type Script = ReactElement<{ src?: string }> | null

class LateHead extends Head {
  override getScripts(files: Files) {
    const scripts: Script[] = [...super.getDynamicChunks(files), ...super.getScripts(files)]
    if (!BUILT) return scripts.filter((script) => script !== null)
    const sources = scripts.map((script) => script?.props.src).filter((source) => source !== undefined)
    return [
      // The list has only our own file names, so nothing needs escaping. It is data, not a script.
      <script
        key="list"
        id="late-scripts"
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(sources) }}
      />,
      <script key="loader" src="/late-scripts.js" async />,
    ]
  }
  override getDynamicChunks() {
    return []
  }
  override getPolyfillScripts() {
    return BUILT ? [] : super.getPolyfillScripts()
  }
}

/** Next.js gives `<html>` the language of the address, also when its router moves on. */
export default function Document() {
  return (
    <Html>
      <LateHead>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <meta name="theme-color" content="#0f6c93" />
      </LateHead>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
