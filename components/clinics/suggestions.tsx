// Loaded when the field has the focus. Without it, Enter submits the form to the server.
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { DropButton, DropLink, DropList } from '@/components/kit/choices/drop-list'
import { Loading } from '@/components/kit/loading'
import { TextLink } from '@/components/kit/text-link'
import { telHref } from '@/lib/addresses/outward'
import { cityPath, clinicPath } from '@/lib/addresses/paths'
import type { FoundClinic } from '@/lib/browser/search/chain'
import { findAsTyped, LEAST_TYPED, type Match, prepareSearch, SEARCH_AREA } from '@/lib/browser/search/find-as-typed'
import { useDropKeys } from '@/lib/browser/search/use-drop-keys'
import { useCampaignLinks } from '@/lib/browser/shell/campaign'
import { useIsLoading } from '@/lib/browser/shell/loading-areas'
import { useTexts } from '@/lib/browser/texts'
import { fill, plural } from '@/lib/texts/fill'
import { formatKm } from '@/lib/texts/format'

/** These rows fit between a field and a phone's open keyboard. */
const MOST = 5
const MOST_CITIES = 2

export type SearchPlace = {
  /** Without it, the search covers the whole chain. */
  cityId?: string | undefined
  cityName?: string | undefined
  /** The search's own form and intent, if the field is inside another form. */
  form?: { id: string; intent: string }
}

type Props = { field: string; typed: string; place: SearchPlace }

/** Null before anything is found. */
function useFound(typed: string, cityId: string | undefined, cityName: string | undefined): Match | null {
  const [found, setFound] = useState<Match | null>(null)
  useEffect(() => void prepareSearch(), [])
  useEffect(() => {
    if (typed.length < LEAST_TYPED) return setFound(null)
    const within = cityId === undefined ? null : { id: cityId, name: cityName ?? cityId }
    return findAsTyped(typed, within, setFound)
  }, [typed, cityId, cityName])
  return found
}

const clinicCard = (cid: string): HTMLElement | null => document.getElementById(`clinic-${cid}`)

function showCard(event: MouseEvent, cid: string): void {
  event.preventDefault()
  const card = clinicCard(cid)
  card?.scrollIntoView({ block: 'center' })
  card?.focus({ preventScroll: true })
}

export function Suggestions({ field, typed, place }: Props) {
  const { LANGUAGE } = useTexts('language')
  const { SUGGESTIONS } = useTexts('suggestions')
  const box = useRef<HTMLDivElement>(null)
  const { isOpen, close } = useDropKeys(box, field)
  const found = useFound(typed.trim(), place.cityId, place.cityName)
  const isLoading = useIsLoading(SEARCH_AREA)
  const { to } = useCampaignLinks()
  const {
    clinics = [],
    cities = [],
    nearestTo = null,
    respelt = null,
    isAnnounced = false,
    isLost = false,
  } = found ?? {}
  const isNothing = clinics.length === 0 && cities.length === 0

  const announcement = isLost
    ? isNothing
      ? SUGGESTIONS.lostNothing
      : SUGGESTIONS.lost
    : isNothing
      ? SUGGESTIONS.nothing
      : plural(LANGUAGE, SUGGESTIONS.found, { count: clinics.length })
  const isWaiting = isNothing && !isAnnounced && !isLost
  const note =
    isLost || (isAnnounced && isNothing)
      ? announcement
      : nearestTo !== null
        ? fill(SUGGESTIONS.nearestTo, { place: nearestTo })
        : respelt !== null
          ? fill(SUGGESTIONS.respelt, { meant: respelt })
          : null
  const isAsked = typed.trim().length >= LEAST_TYPED
  const hasList = isAsked && isOpen && (!isNothing || note !== null || isLoading)

  return (
    <div ref={box}>
      <p className="visually-hidden" role="status">
        {isAnnounced || isLost ? announcement : ''}
      </p>
      {hasList ? (
        <DropList label={SUGGESTIONS.label} note={isWaiting ? <Loading area={SEARCH_AREA} /> : note}>
          {cities.slice(0, MOST_CITIES).map(({ id, name, clinics: count }) => (
            <DropLink
              key={id}
              href={to(cityPath(id))}
              title={name}
              line={plural(LANGUAGE, SUGGESTIONS.clinics, { count })}
            />
          ))}
          {clinics.slice(0, MOST).map((clinic) => (
            <ClinicRow key={clinic.cid} clinic={clinic} place={place} field={field} canCall={isLost} close={close} />
          ))}
          {clinics.length > MOST && !isLost ? (
            <DropButton {...submitProps(place)} title={plural(LANGUAGE, SUGGESTIONS.more, { count: clinics.length })} />
          ) : null}
        </DropList>
      ) : null}
    </div>
  )
}

const submitProps = ({ form }: SearchPlace) => (form ? { form: form.id, name: 'intent', value: form.intent } : {})

function typeFor(field: string, words: string): void {
  const input = document.getElementById(field)
  if (input instanceof HTMLInputElement) input.value = words
}

type RowProps = { clinic: FoundClinic; place: SearchPlace; field: string; canCall: boolean; close: () => void }

/**
 * Links to the clinic's card if this page has it. Otherwise a booking searches for it, and other pages link to its
 * page.
 */
function ClinicRow({ clinic, place, field, canCall, close }: RowProps) {
  const { SUGGESTIONS } = useTexts('suggestions')
  const { to } = useCampaignLinks()
  const { cid, cityId, city, locality, address, name, phone, distanceKm } = clinic
  const km = distanceKm === null ? '' : fill(SUGGESTIONS.km, { km: formatKm(distanceKm) })
  const face = {
    title: place.cityId === undefined ? fill(SUGGESTIONS.line, { locality, city }) : locality,
    line: [km, address].filter(Boolean).join(' · '),
  }
  const isHere = clinicCard(cid) !== null
  if (place.form && !isHere)
    return <DropButton {...submitProps(place)} {...face} onClick={() => typeFor(field, locality)} />
  return (
    <DropLink
      {...face}
      href={isHere ? `#clinic-${cid}` : to(clinicPath(cityId, cid))}
      onClick={(event) => {
        close()
        if (isHere) showCard(event, cid)
      }}
      beside={
        canCall && phone !== '' ? (
          <TextLink href={telHref(phone)}>
            {fill(SUGGESTIONS.call, { phone })}
            <span className="visually-hidden">{fill(SUGGESTIONS.callAt, { clinic: name })}</span>
          </TextLink>
        ) : null
      }
    />
  )
}
