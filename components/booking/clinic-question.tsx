// A tap on a slot is the answer. For a video consultation only the time is asked.

import { useMemo, useState } from 'react'
import styles from '@/components/booking/booking.module.css'
import { ClinicCard } from '@/components/booking/clinic-card'
import { ClinicResults, ClinicTools } from '@/components/booking/clinic-tools'
import { DayStrip } from '@/components/calendar/day-range'
import { SlotGroups } from '@/components/calendar/slot-choices'
import { WaitNotice } from '@/components/calendar/wait-notice'
import { Mistake } from '@/components/kit/fields/mistake'
import { Lead } from '@/components/kit/lead'
import { List } from '@/components/kit/list'
import { TextLink } from '@/components/kit/text-link'
import { Tick } from '@/components/kit/tick'
import { BesideMap } from '@/components/map/beside-map'
import { CallsIn } from '@/components/site/calls-in'
import { NightAdvice } from '@/components/site/night-advice'
import { StepPage } from '@/components/step/step-page'
import { withValues } from '@/lib/browser/forms/with-values'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { Mistakes } from '@/lib/texts/mistakes'
import type { CallView } from '@/lib/views/booking'
import type { Step } from '@/lib/views/step'
import type { ClinicsData } from '@/lib/views/steps'

type Props = { step: Step; data: ClinicsData }
type Wrong = Mistakes<'appointment_type' | 'self_booked' | 'slot'>

export function ClinicQuestion({ step, data }: Props) {
  const { CLINICS, VIDEO_CALL } = useTexts('clinic-list')
  const { SLOT } = useTexts('select-slot')
  const sentences = useMemo(() => ({ ...CLINICS.causes, ...SLOT.causes }), [CLINICS.causes, SLOT.causes])
  return (
    <StepPage
      step={step}
      sentences={sentences}
      title={data.call ? VIDEO_CALL.title : data.isOnly ? SLOT.title : CLINICS.title}
      cards={{ name: 'slot', known: data.chosen ?? undefined }}
      wide={!data.call && !data.isOnly}
      hasAside
    >
      {(mistakes, tapped) => <Question step={step} data={data} mistakes={mistakes} busy={tapped?.value} />}
    </StepPage>
  )
}

function Question({ step, data, mistakes, busy }: Props & { mistakes: Wrong; busy: string | undefined }) {
  const { CLINICS, FOR_WHOM, VIDEO_CALL } = useTexts('clinic-list')
  const { SLOT } = useTexts('select-slot')
  const [selfBooked, setSelfBooked] = useState(step.values.self_booked || 'true')
  const [wantsEarlier, setWantsEarlier] = useState(data.wantsEarlier)
  const chosen = { self_booked: selfBooked, earlier: wantsEarlier ? 'on' : '' }
  const carry = (href: string) => withValues(href, chosen)
  const wrong = mistakes.slot ?? mistakes.appointment_type ?? mistakes.self_booked
  const forOther = (
    <Tick
      name="self_booked"
      value="false"
      label={data.isForChild ? CLINICS.forChild : FOR_WHOM.false.label}
      defaultChecked={selfBooked === 'false'}
      onChange={({ target }) => setSelfBooked(target.checked ? 'false' : 'true')}
    />
  )
  const earlier = (
    <Tick
      name="earlier"
      label={SLOT.tellEarlier}
      defaultChecked={wantsEarlier}
      onChange={({ target }) => setWantsEarlier(target.checked)}
    />
  )
  const tools = (
    <ClinicTools
      data={data}
      chosen={chosen}
      carry={carry}
      isUrgent={step.isEmergency}
      isUsed={data.wantsEarlier || (step.values.self_booked === 'false' && !data.isForChild)}
    >
      {forOther}
      {earlier}
    </ClinicTools>
  )
  return (
    <>
      <input type="hidden" name="appointment_type" value={data.call ? 'video' : 'clinic'} />
      {wrong && !data.wait ? <Mistake id="slot-error">{wrong}</Mistake> : null}
      {data.wait ? <WaitNotice id="slot" wait={data.wait} /> : null}
      {data.call ? (
        <>
          <Lead>{data.call.how}</Lead>
          <CallsIn />
          {forOther}
          <CallTimes call={data.call} step={step} busy={busy} carry={carry} />
        </>
      ) : data.isOnly ? (
        <>
          <OnlyCity data={data} carry={carry} />
          <ClinicCards step={step} data={data} busy={busy} carry={carry} />
          {forOther}
          {earlier}
        </>
      ) : (
        <>
          {step.isEmergency ? null : tools}
          <ClinicResults data={data} carry={carry} />
          <Clinics step={step} data={data} busy={busy} carry={carry} />
          {step.isEmergency ? tools : null}
        </>
      )}
      {data.night ? <NightAdvice night={data.night} /> : null}
      {data.otherHref ? (
        <p>
          <TextLink href={carry(data.otherHref)}>{data.call ? VIDEO_CALL.clinics : VIDEO_CALL.offer}</TextLink>
        </p>
      ) : null}
    </>
  )
}

type PartProps = Pick<Props, 'step'> & { busy: string | undefined; carry: (href: string) => string }

function CallTimes({ call, step, busy, carry }: PartProps & { call: CallView }) {
  return (
    <>
      <DayStrip
        days={call.days.map((day) => ({ ...day, href: carry(day.href) }))}
        earlierHref={call.earlierHref && carry(call.earlierHref)}
        laterHref={call.laterHref && carry(call.laterHref)}
      />
      <SlotGroups
        day={call.day}
        groups={call.groups}
        chosen={step.values.slot ?? ''}
        busy={busy}
        visit={step.isEmergency ? 'emergency' : 'usual'}
        first="slot"
        isAnswer
      />
    </>
  )
}

function OnlyCity({ data: { city, cityHref, nearer }, carry }: Pick<PartProps, 'carry'> & { data: ClinicsData }) {
  const { CLINICS } = useTexts('clinic-list')
  return (
    <>
      <Lead>{fill(CLINICS.only, { city })}</Lead>
      {cityHref ? <TextLink href={carry(cityHref)}>{CLINICS.otherCity}</TextLink> : null}
      {nearer ? (
        <p>
          <TextLink href={carry(nearer.href)}>{nearer.label}</TextLink>
        </p>
      ) : null}
    </>
  )
}

type ListProps = PartProps & { data: ClinicsData }

function ClinicCards({ step, data, busy, carry }: ListProps) {
  return (
    <List className={styles.clinics}>
      {data.clinics.map((clinic, at) => (
        <ClinicCard
          key={clinic.cid}
          clinic={clinic}
          chosen={step.values.slot ?? ''}
          first={at === 0 && !data.wait ? 'slot' : undefined}
          busy={busy}
          visit={step.isEmergency ? 'emergency' : 'usual'}
          carry={carry}
        />
      ))}
    </List>
  )
}

function Clinics(props: ListProps) {
  const { step, data } = props
  const { city, cityId, clinics, mapTiles } = data
  return (
    <BesideMap
      city={{ id: cityId, name: city }}
      tiles={mapTiles}
      isListFirst={step.isEmergency}
      pins={clinics.map(({ cid, name, locality, at }) => ({ id: cid, name, label: locality, ...at }))}
    >
      <ClinicCards {...props} />
    </BesideMap>
  )
}
