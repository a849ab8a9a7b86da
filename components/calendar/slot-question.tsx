import { useState } from 'react'
import { DayStrip } from '@/components/calendar/day-range'
import { DayTimes } from '@/components/calendar/day-times'
import { DentistChoice } from '@/components/calendar/dentist-choice'
import { HoldNotice } from '@/components/calendar/hold-notice'
import { useLostSlot, useTimesAnew } from '@/components/calendar/lost-time'
import { SlotGroups, SlotPills } from '@/components/calendar/slot-choices'
import { countTimes, useDay } from '@/components/calendar/use-day'
import { WaitNotice } from '@/components/calendar/wait-notice'
import { Callout } from '@/components/kit/callout'
import { Mistake } from '@/components/kit/fields/mistake'
import { Note } from '@/components/kit/note'
import { Tick } from '@/components/kit/tick'
import { StepPage } from '@/components/step/step-page'
import { useTexts } from '@/lib/browser/texts'
import { plural } from '@/lib/texts/fill'
import type { Step } from '@/lib/views/step'
import type { SlotData } from '@/lib/views/steps'

type Props = { step: Step; data: SlotData }

export function SlotQuestion({ step, data }: Props) {
  const { SLOT } = useTexts('select-slot')
  const { LANGUAGE } = useTexts('language')
  const { shown, waiting, choose, isAsked } = useDay(data, { zone: data.zone })
  // Outside the form, so that a new version of this question keeps it.
  const [wantsEarlier, setWantsEarlier] = useState(data.wantsEarlier)
  const chosen = step.values.slot ?? ''
  const visit = step.isEmergency ? 'emergency' : 'usual'
  const times = [...data.nearest, ...(data.dentists?.slots ?? []), ...data.groups.flatMap(({ slots }) => slots)]
  const chosenSlot = times.find(({ value, held }) => (chosen === '' ? held : value === chosen))
  const known = chosenSlot && { value: chosenSlot.value, label: `${chosenSlot.day}, ${chosenSlot.label}` }
  const timesHref = useTimesAnew()
  const reportedSlot = useLostSlot({ value: chosen, name: known?.label ?? '', href: timesHref })
  const nothing = shown.groups.length === 0 && shown.days.every((day) => day.free === 0) && shown.laterHref === null
  return (
    <StepPage
      step={step}
      sentences={SLOT.causes}
      title={data.home ? SLOT.homeTitle : SLOT.title}
      lead={data.held ? SLOT.lead : undefined}
      cards={{ name: 'slot', known }}
    >
      {(mistakes, tapped) => (
        <>
          {mistakes.slot && !data.wait ? <Mistake id="slot-error">{mistakes.slot}</Mistake> : null}
          {data.wait ? <WaitNotice id="slot" wait={data.wait} /> : null}
          {data.held ? (
            <HoldNotice hold={data.held} value={chosen} timesHref={timesHref} isUrgent={step.isEmergency} />
          ) : null}
          {data.lost && !step.notice ? (
            <Callout tone="coral" role="status">
              {SLOT.lost[data.lost]}
            </Callout>
          ) : null}
          {data.nearest.length > 0 ? (
            <DayTimes day={SLOT.nearest}>
              <SlotPills
                slots={data.nearest}
                chosen=""
                withDay
                first="slot"
                isAnswer
                busy={tapped?.value}
                reportedSlot={reportedSlot}
                visit={visit}
              />
            </DayTimes>
          ) : null}
          {data.dentists ? (
            <DentistChoice {...data.dentists} isAnswer busy={tapped?.value} reportedSlot={reportedSlot} visit={visit} />
          ) : null}
          <DayStrip
            days={shown.days}
            earlierHref={shown.earlierHref}
            laterHref={shown.laterHref}
            choose={choose}
            waiting={waiting}
          />
          <p className="visually-hidden" role="status">
            {isAsked ? `${shown.day}: ${plural(LANGUAGE, SLOT.free, { count: countTimes(shown) })}` : ''}
          </p>
          {/* Below the days: without scripts a day is another page, which would lose a tick made above. */}
          <Tick
            name="earlier"
            label={SLOT.tellEarlier}
            defaultChecked={wantsEarlier}
            onChange={({ target }) => setWantsEarlier(target.checked)}
          />
          {nothing ? (
            <Note>{SLOT.noneAtAll}</Note>
          ) : (
            <SlotGroups
              day={shown.day}
              groups={shown.groups}
              chosen={chosen}
              isAnswer
              reportedSlot={reportedSlot}
              busy={tapped?.value}
              visit={visit}
              first={data.wait || data.nearest.length > 0 ? undefined : 'slot'}
            />
          )}
        </>
      )}
    </StepPage>
  )
}
