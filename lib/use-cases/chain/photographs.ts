import { createHash } from 'node:crypto'
import { PHOTOS } from '@/lib/catalogue/photos'
import { isPhotograph, isPicture, type PhotographName, photographId } from '@/lib/catalogue/pictures'
import type { ChainFile } from '@/lib/chain-file/schema'
import { readChain, readChainRows } from '@/lib/db/queries/chain/chain'
import type { PhotoPort, PhotoStore } from '@/lib/photos/store'
import type { Deps } from '@/lib/use-cases/deps'

type Clinics = readonly { photos: readonly { picture: string }[]; team: readonly { portrait: string }[] }[]
type Cause = Extract<Awaited<ReturnType<PhotoPort['read']>>['made'], string> | 'large'

const OPERATOR = { network: 'operator', gone: new AbortController().signal }

const namesIn = ({ logo = '' }: { logo?: string | undefined }, clinics: Clinics): Set<string> =>
  new Set([
    logo,
    ...clinics.flatMap(({ photos, team }) => [
      ...photos.map(({ picture }) => picture),
      ...team.map((one) => one.portrait),
    ]),
  ])

const photographName = (file: Buffer): PhotographName =>
  `photographs/${createHash('sha256').update(file).digest('base64url').slice(0, 22)}`

async function storePhotograph(
  { store, read }: PhotoPort,
  file: Buffer,
  isRehearsal: boolean,
): Promise<PhotographName | Cause> {
  if (file.length > PHOTOS.fileBytes) return 'large'
  const name = photographName(file)
  const id = photographId(name)
  if (await store.read(id, 'small')) return name
  const { made } = await read(file, OPERATOR)
  if (typeof made === 'string') return made
  if (!isRehearsal) await store.put(id, made)
  return name
}

export async function storePhotographs(
  chain: ChainFile,
  {
    photos,
    readFile,
    isRehearsal,
  }: { photos: PhotoPort; readFile(name: string): Promise<Buffer>; isRehearsal: boolean },
): Promise<{ chain: ChainFile; causes: Map<string, Cause> }> {
  const names = new Map<string, string>()
  const causes = new Map<string, Cause>()
  for (const file of namesIn(chain.brand, chain.clinics)) {
    if (file === '' || isPicture(file) || isPhotograph(file)) continue
    const kept = await storePhotograph(photos, await readFile(file), isRehearsal)
    if (isPhotograph(kept)) names.set(file, kept)
    else causes.set(file, kept)
  }
  const named = (name: string) => names.get(name) ?? name
  const clinics = chain.clinics.map(({ photos, team, ...clinic }) => ({
    ...clinic,
    photos: photos.map((photo) => ({ ...photo, picture: named(photo.picture) })),
    team: team.map((dentist) => ({ ...dentist, portrait: named(dentist.portrait) })),
  }))
  const { logo, ...brand } = chain.brand
  return { chain: { ...chain, brand: { ...brand, ...(logo && { logo: named(logo) }) }, clinics }, causes }
}

export async function shownPhotographs({ db }: Pick<Deps, 'db'>): Promise<PhotographName[]> {
  const { clinics, dentists } = await readChainRows(db.reads)
  const brand = (await readChain(db.reads))?.facts.brand ?? {}
  return [
    ...namesIn(
      brand,
      clinics.map(({ photos }) => ({ photos, team: dentists })),
    ),
  ].filter(isPhotograph)
}

export async function dropPhotographs(
  store: PhotoStore,
  before: readonly PhotographName[],
  { brand, clinics }: ChainFile,
) {
  const shown = namesIn(brand, clinics)
  for (const name of before) if (!shown.has(name)) await store.remove(photographId(name))
}
