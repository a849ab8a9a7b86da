// Next's part of what browsers load, a fifth of a page's bytes less. Next ships each of its modules twice: as CommonJS, which
// webpack takes whole, and as ES modules, of which it leaves out what nobody asks for: the router of app/, the server's
// constants. Next itself builds for the edge from the latter.
import { dirname, sep } from 'node:path'

type Resolution = { createData?: { resource?: string; context?: string; userRequest?: string } }
type Config = {
  output: { hashDigestLength?: number }
  resolve: { alias: Record<string, string> }
  module: { rules: object[] }
  plugins: object[]
}
type Webpack = {
  NormalModuleReplacementPlugin: new (pattern: RegExp, replace: (found: Resolution) => void) => object
}

const FOLDER = ['next', 'dist', ''].join(sep)
const TWICE = /next[\\/]dist[\\/](client|lib|pages|shared)[\\/]/
/** Of these there is one form alone; the first is named from beside it. */
const POLYFILLS = '/build/polyfills/polyfill-module'
/** CommonJS, read for functions that only a server calls. */
const IDLE = /next[\\/]dist[\\/]compiled[\\/]path-to-regexp[\\/]/
/** Of a file's content, in its name, in hexadecimal digits: all names together are in each page's list, and don't compress. */
const HASH_LENGTH = 8

/** Changes webpack's configuration of the browser's build. A module that Next no longer ships twice ends the build. */
export function takeNextModules(built: Config, { NormalModuleReplacementPlugin }: Webpack): void {
  built.output.hashDigestLength = HASH_LENGTH
  built.resolve.alias[`..${POLYFILLS}$`] = `next/dist${POLYFILLS}.js`
  built.module.rules.push({ test: IDLE, sideEffects: false })
  const replace = ({ createData }: Resolution) => {
    if (!createData?.resource) return
    const resource = createData.resource.replace(FOLDER, `${FOLDER}esm${sep}`)
    Object.assign(createData, { resource, context: dirname(resource), userRequest: resource })
  }
  built.plugins.push(new NormalModuleReplacementPlugin(TWICE, replace))
}
