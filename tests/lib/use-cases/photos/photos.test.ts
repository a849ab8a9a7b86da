import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PHOTOS } from '@/lib/catalogue/photos'
import { RETENTION } from '@/lib/domain/retention'
import { fileStore } from '@/lib/photos/file-store'
import { readPicture } from '@/lib/photos/picture'
import type { PhotoStore, ReadPicture } from '@/lib/photos/store'
import { deleteAccount } from '@/lib/use-cases/account/delete'
import { saveLead } from '@/lib/use-cases/leads/save'
import { addPhoto } from '@/lib/use-cases/photos/add'
import { bookingPhotos, draftPhotos } from '@/lib/use-cases/photos/list'
import { forgetDraft, removeBookingPhoto, removeDraftPhoto } from '@/lib/use-cases/photos/remove'
import { sweepPhotos } from '@/lib/use-cases/photos/sweep'
import { openAccount } from '@/tests/support/account/accounts'
import { book, SECRET } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { HEIC, picture } from '@/tests/support/pictures'
import { swept } from '@/tests/support/swept'

const HOUR = 60
const DAY = 24 * HOUR
const PHONE = '+919800000001'
const STAYS = new AbortController().signal

describe('the photos of patients', () => {
  const { database, deps } = useTestPlaces()
  let folder: string
  let store: PhotoStore
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'muthu-photos-'))
    store = fileStore({ folder: join(folder, 'photos'), secret: SECRET })
  })
  afterEach(() => rm(folder, { recursive: true }))
  const files = async () =>
    (await readdir(join(folder, 'photos'), { recursive: true }).catch(() => []))
      .filter((name) => name !== 'parts')
      .sort()
  const add = async (file: Buffer | number, { owner = 'ann', minutes = 0, network = '192.0.2.1', into = store } = {}) =>
    addPhoto(
      deps(minutes),
      { store: into, read: readPicture },
      { owner, network, gone: STAYS, file: typeof file === 'number' ? await picture('jpeg', { shade: file }) : file },
    )
  const draft = (owner = 'ann') => draftPhotos(deps(), owner)
  const rows = () => database().reads.selectFrom('smile_photos').selectAll().execute()

  test('a photo is stored in the browser’s draft in both sizes, for this process’s user alone', async () => {
    expect(await add(1)).toEqual({ kind: 'kept' })
    const [id] = await draft()
    expect(await files()).toEqual([`${id}-small.jpg`, `${id}-whole.jpg`])
    const rights = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
    expect(await rights(join(folder, 'photos'))).toBe('700')
    for (const file of await files()) expect(await rights(join(folder, 'photos', file))).toBe('600')
    expect(await draft('bob')).toEqual([])
  })

  test('a photo sent again, also in parallel, is stored once, and a fourth photo is refused', async () => {
    const file = await picture()
    expect(await Promise.all([add(file), add(file), add(file)])).toEqual(Array(3).fill({ kind: 'kept' }))
    expect(await draft()).toHaveLength(1)
    const more = await Promise.all([1, 2, 3, 4].map((shade) => add(shade)))
    expect(more.filter(({ kind }) => kind === 'kept')).toHaveLength(PHOTOS.most - 1)
    expect(more.filter(({ kind }) => kind === 'refused')).toEqual(Array(2).fill({ kind: 'refused', cause: 'many' }))
    expect(await draft()).toHaveLength(PHOTOS.most)
    expect(await add(9, { owner: 'bob' })).toEqual({ kind: 'kept' })
  })

  test('a file that is no photo leaves nothing and does not count among the three', async () => {
    const tooMuch = Buffer.concat([await picture(), Buffer.alloc(PHOTOS.fileBytes)])
    for (const [file, cause] of [
      [Buffer.from('no picture'), 'kind'],
      [HEIC, 'heic'],
      [tooMuch, 'large'],
    ] as const)
      expect(await add(file)).toEqual({ kind: 'refused', cause })
    expect([await rows(), await files()]).toEqual([[], []])
  })

  test('a browser adds twenty photos an hour, a network two hundred, and a full store none', async () => {
    for (let shade = 0; shade < 20; shade += 1) {
      expect(await add(shade)).toEqual({ kind: 'kept' })
      await forgetDraft(deps(), 'ann')
    }
    expect(await add(30)).toEqual({ kind: 'refused', cause: 'often' })
    expect(await add(30, { minutes: 61 })).toEqual({ kind: 'kept' })
    await database()
      .writes.updateTable('smile_photos')
      .set({ bytes: 2 ** 31 - 1 })
      .execute()
    expect(await add(1, { owner: 'bob' })).toEqual({ kind: 'refused', cause: 'busy' })
  })

  test('a network’s photos may take 120 seconds of reading an hour', async () => {
    const slow: ReadPicture = async (file) => ({ made: { whole: file, small: file }, seconds: 40.2 })
    const addSlowly = async (shade: number, minutes = 0, network = '192.0.2.1') =>
      addPhoto(
        deps(minutes),
        { store, read: slow },
        { owner: `owner ${shade}`, network, gone: STAYS, file: Buffer.from(`photo ${shade}`) },
      )
    for (const shade of [1, 2, 3]) expect(await addSlowly(shade)).toEqual({ kind: 'kept' })
    expect(await addSlowly(4)).toEqual({ kind: 'refused', cause: 'often' })
    expect(await addSlowly(5, 0, '192.0.2.2')).toEqual({ kind: 'kept' })
    expect(await addSlowly(6, 61)).toEqual({ kind: 'kept' })
  })

  test('a photo whose client has left is not read', async () => {
    const file = await picture()
    const gone = AbortSignal.abort()
    const outcome = await addPhoto(
      deps(),
      { store, read: readPicture },
      { owner: 'ann', network: '192.0.2.1', gone, file },
    )
    expect([outcome, await rows()]).toEqual([{ kind: 'refused', cause: 'busy' }, []])
  })

  test('a photo that can’t be stored is reported, and its row is swept', async () => {
    const broken = { ...store, put: () => Promise.reject(new Error('no room')) }
    expect(await add(1, { into: broken })).toMatchObject({ kind: 'failed' })
    expect(await draft()).toEqual([])
    await swept(sweepPhotos(deps(HOUR), store))
    expect(await rows()).toEqual([])
  })

  test('a photo joins the booking in the confirming transaction and is removed by its own button', async () => {
    await add(1)
    await add(2, { owner: 'bob' })
    const [id = ''] = await draft()
    const { id: bookingId } = await book(deps())
    expect(await draft()).toEqual([])
    expect(await bookingPhotos(deps(), [bookingId])).toEqual(new Map([[bookingId, [id]]]))
    // The photo belongs to the booking now, so neither the draft's calls nor its sweep delete it.
    await removeDraftPhoto(deps(), { owner: 'ann', id })
    await forgetDraft(deps(), 'ann')
    await swept(sweepPhotos(deps(2 * DAY), store))
    expect(await files()).toEqual([`${id}-small.jpg`, `${id}-whole.jpg`])
    for (const wrong of ['', "' OR true", id.toUpperCase()]) await removeBookingPhoto(deps(), { bookingId, id: wrong })
    expect((await bookingPhotos(deps(), [bookingId])).get(bookingId)).toEqual([id])
    await removeBookingPhoto(deps(), { bookingId, id })
    expect(await bookingPhotos(deps(), [bookingId])).toEqual(new Map())
    await swept(sweepPhotos(deps(2 * DAY + 1), store))
    expect([await rows(), await files()]).toEqual([[], []])
  })

  test('a photo joins a requested call, and is deleted with it', async () => {
    const lead = (finished: boolean) =>
      saveLead(deps(), {
        language: 'en',
        phone: PHONE,
        owner: 'ann',
        network: '192.0.2.1',
        flow: 'PPR',
        step: 's',
        answers: {},
        attribution: {},
        consentVersion: '1',
        finished,
      })
    await add(1)
    await lead(false)
    expect(await draft()).toHaveLength(1)
    const saved = await lead(true)
    expect(await draft()).toEqual([])
    expect(await rows()).toMatchObject([{ lead_id: saved.kind === 'saved' ? saved.id : '' }])
    await swept(sweepPhotos(deps(2 * DAY), store))
    expect(await files()).toHaveLength(2)
    await database().writes.deleteFrom('leads').execute()
    await swept(sweepPhotos(deps(2 * DAY + 1), store))
    expect([await rows(), await files()]).toEqual([[], []])
  })

  test('an unused photo is deleted a day later, with the files that a process left behind', async () => {
    await add(1)
    await swept(sweepPhotos(deps(RETENTION.draftPhotoHours * HOUR - 1), store))
    expect(await files()).toHaveLength(2)
    await swept(sweepPhotos(deps(RETENTION.draftPhotoHours * HOUR + 1), store))
    expect([await rows(), await files()]).toEqual([[], []])
  })

  test('a photo is deleted 180 days after it was added, to the minute', async () => {
    await add(1)
    await book(deps())
    await swept(sweepPhotos(deps(RETENTION.photoDays * DAY - 1), store))
    expect(await files()).toHaveLength(2)
    await swept(sweepPhotos(deps(RETENTION.photoDays * DAY + 1), store))
    expect([await rows(), await files()]).toEqual([[], []])
  })

  test('a photo is deleted with the patient’s account, and the visit stays', async () => {
    const { uid } = await openAccount(deps(), { phone: PHONE })
    await add(1)
    const { id } = await book(deps(), { uid })
    expect(await deleteAccount(deps(), uid)).toEqual({ kind: 'deleted' })
    expect(await bookingPhotos(deps(), [id])).toEqual(new Map())
    await swept(sweepPhotos(deps(1), store))
    expect([await rows(), await files()]).toEqual([[], []])
    expect(await database().reads.selectFrom('bookings').select('id').execute()).toEqual([{ id }])
  })

  test('a photo whose deletion fails keeps its row and is deleted later', async () => {
    await add(1)
    await forgetDraft(deps(), 'ann')
    const away = { ...store, remove: () => Promise.reject(new Error('away')) }
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await swept(sweepPhotos(deps(1), away))
    expect(said.mock.calls).toEqual([
      [expect.stringMatching(/^The task “photos that were given up” failed: Error: away/)],
    ])
    said.mockRestore()
    expect(await rows()).toHaveLength(1)
    expect(await files()).toHaveLength(2)
    await swept(sweepPhotos(deps(2), store))
    expect([await rows(), await files()]).toEqual([[], []])
  })
})
