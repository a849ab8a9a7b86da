// PGlite's file system on a folder of its own: for this process's user alone, and asked before each write whether it may.
// PGlite gives its files 0666 whatever the umask says, so that its file system is told here, and what is there is mended.
import { mkdirSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { closeTree, OTHERS } from '@/lib/db/rights'

type FileAttributes = { mode?: number }
/** What Emscripten's file system of Node's folders hangs on its type, as far as rights go. */
type FileSystem = {
  node_ops: {
    mknod(parent: unknown, name: string, mode: number, device: number): unknown
    setattr(node: unknown, attributes: FileAttributes): void
  }
  stream_ops: {
    setattr(stream: unknown, attributes: FileAttributes): void
    write(stream: unknown, ...what: unknown[]): number
  }
}

const isFileSystem = (value: unknown): value is FileSystem =>
  typeof value === 'object' && value !== null && 'node_ops' in value && 'stream_ops' in value

/** What the file system makes or changes from now on gets no rights for others. */
function keepToOwner({ node_ops, stream_ops }: FileSystem): void {
  const { mknod } = node_ops
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device)
  for (const operations of [node_ops, stream_ops]) {
    const { setattr } = operations
    operations.setattr = (target: unknown, attributes: FileAttributes) => {
      if (attributes.mode !== undefined) attributes.mode &= ~OTHERS
      setattr(target, attributes)
    }
  }
}

/** Asks before every write to a file. */
function askBeforeWriting({ stream_ops }: FileSystem, ask: () => void): void {
  const { write } = stream_ops
  stream_ops.write = (stream, ...what) => {
    ask()
    return write(stream, ...what)
  }
}

type Options = Parameters<NodeFS['init']>[1]

/**
 * PGlite's file system on a folder that nobody else can enter: 0700 and 0600, for what is there and what will be.
 * `beforeWrite` is called often: it must be quick, and may end the process.
 */
export class PrivateFolder extends NodeFS {
  readonly #beforeWrite: () => void

  constructor(folder: string, beforeWrite: () => void) {
    mkdirSync(folder, { mode: 0o700, recursive: true })
    closeTree(folder)
    super(folder)
    this.#beforeWrite = beforeWrite
  }

  override async init(pglite: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(pglite, options)
    const guard: NonNullable<Options['preRun']>[number] = ({ NODEFS }) => {
      if (!isFileSystem(NODEFS)) throw new Error('PGlite’s file system is another one: nothing would guard its files.')
      keepToOwner(NODEFS)
      askBeforeWriting(NODEFS, this.#beforeWrite)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [guard, ...(emscriptenOpts.preRun ?? [])] } }
  }
}
