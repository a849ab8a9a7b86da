// Asks clinic and time together: the city's clinics by distance, each with its next free times, beside their map.

import { useMemo } from 'react'
import styles from '@/components/booking/booking.module.css'
import { ClinicCard } from '@/components/booking/clinic-card'
import { WaitNotice } from '@/components/booking/wait-notice'
import { Choices } from '@/components/kit/choices'
import { Field } from '@/components/kit/field'
import { List } from '@/components/kit/list'
import { Mistake } from '@/components/kit/mistake'
import { Note } from '@/components/kit/note'
import { Submit } from '@/components/kit/submit'
import { BesideMap } from '@/components/map/beside-map'
import type { Step } from '@/components/step/step'
import { StepPage } from '@/components/step/step-page'
import type { ClinicsData } from '@/components/step/views'
import { useCarried } from '@/lib/browser/forms/use-carried'
import { useWords } from '@/lib/browser/words'
import { optionsIn } from '@/lib/texts/choices'
import { fill, plural } from '@/lib/texts/fill'
import type { Mistakes } from '@/lib/texts/mistakes'

type Props = { step: Step; data: ClinicsData }
type Wrong = Mistakes<'appointment_type' | 'self_booked' | 'slot'>

export function ClinicQuestion({ step, data }: Props) {
  const { CLINICS } = useWords('clinic-list')
  const { SLOT } = useWords('select-slot')
  const sentences = useMemo(() => ({ ...CLINICS.causes, ...SLOT.causes }), [CLINICS.causes, SLOT.causes])
  return (
    <StepPage step={step} sentences={sentences} title={CLINICS.title} wide hasAside>
      {(mistakes) => <Question step={step} data={data} mistakes={mistakes} />}
    </StepPage>
  )
}

function Question({ step, data, mistakes }: Props & { mistakes: Wrong }) {
  const { LANGUAGE } = useWords('language')
  const { CLINICS, FOR_WHOM, VISIT_KIND } = useWords('clinic-list')
  const { city, searched, matched, clinics } = data
  const { values, onChange, carry } = useCarried({
    appointment_type: step.values.appointment_type ?? '',
    self_booked: step.values.self_booked ?? '',
  })
  return (
    <>
      <div className={styles.search}>
        <Field form="aside" name="q" label={CLINICS.search} type="search" autoComplete="off" value={searched} />
        <Submit colour="white" form="aside" name="intent" value="search">
          {CLINICS.searchButton}
        </Submit>
        <input type="hidden" form="aside" name="chosen" value={`${new URLSearchParams(values)}`} />
      </div>
      <div className={styles.who} onChange={onChange}>
        {data.byVideo || mistakes.appointment_type ? (
          <Choices
            name="appointment_type"
            legend={CLINICS.type}
            options={optionsIn(VISIT_KIND, data.byVideo ? ['clinic', 'video'] : ['clinic'])}
            value={data.byVideo ? step.values.appointment_type || 'clinic' : 'clinic'}
            mistake={mistakes.appointment_type}
            dense
          />
        ) : (
          <input type="hidden" name="appointment_type" value="clinic" />
        )}
        <Choices
          name="self_booked"
          legend={CLINICS.who}
          options={optionsIn(FOR_WHOM, ['true', 'false'])}
          value={step.values.self_booked || 'true'}
          mistake={mistakes.self_booked}
          dense
        />
      </div>
      {mistakes.slot && !data.wait ? <Mistake id="slot-error">{mistakes.slot}</Mistake> : null}
      {data.wait ? <WaitNotice id="slot" wait={data.wait} /> : null}
      <Note role="status">
        {matched
          ? plural(LANGUAGE, CLINICS.found, { count: clinics.length, city })
          : fill(CLINICS.notFound, { typed: searched, city })}
      </Note>
      <BesideMap
        city={{ id: data.cityId, name: city }}
        tiles={data.mapTiles}
        pins={clinics.map(({ cid, name, locality, at }) => ({ id: cid, name, label: locality, ...at }))}
      >
        <List className={styles.clinics}>
          {clinics.map((clinic, at) => (
            <ClinicCard
              key={clinic.cid}
              clinic={clinic}
              chosen={step.values.slot ?? ''}
              fromCentre={data.fromCentre}
              first={at === 0 && !data.wait ? 'slot' : undefined}
              carry={carry}
            />
          ))}
        </List>
      </BesideMap>
    </>
  )
}
