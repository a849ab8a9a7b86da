// Scripts load late: the head lists them, and public/late-scripts.js appends them.
import { type DocumentProps, Head, Html, Main, NextScript } from 'next/document'
import type { ReactElement } from 'react'
import { coloursPath } from '@/lib/addresses/brand'
import { fontOf, SCRIPTS, sheetOf, WEIGHTS } from '@/lib/addresses/fonts'
import { LOGO } from '@/lib/addresses/paths'
import { USUAL_COLOURS } from '@/lib/catalogue/brand/colours'
import { chainIfKnown } from '@/lib/catalogue/chain'
import { isKeyOf } from '@/lib/types/keys'

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

/** Wide screens, as in styles/tokens.css. A phone loads none of these fonts. */
const WIDE = '(min-width: 48.0625rem)'

function Letters({ script }: { script: string }) {
  return (
    <>
      {WEIGHTS.map(({ weight }) => (
        <link
          key={weight}
          rel="preload"
          href={fontOf(script, weight)}
          as="font"
          type="font/woff2"
          media={WIDE}
          crossOrigin="anonymous"
        />
      ))}
      <link rel="stylesheet" href={sheetOf(script)} media={WIDE} />
    </>
  )
}

/** Next.js gives `<html>` the language of the address, also when its router moves on. */
export default function Document({ locale = '' }: DocumentProps) {
  const colours = chainIfKnown()?.brand.colours
  return (
    <Html>
      <LateHead>
        <link rel="icon" href={LOGO} />
        <meta name="theme-color" content={(colours ?? USUAL_COLOURS).main} />
        {colours && <link rel="stylesheet" href={coloursPath(colours)} />}
        {isKeyOf(SCRIPTS, locale) && <Letters script={SCRIPTS[locale]} />}
      </LateHead>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
