import styles from '@/components/account/changes.module.css'
import { LateSection, Skeleton } from '@/components/account/late-section'
import { Problems } from '@/components/account/problems'
import { LoadError } from '@/components/account/unread'
import { Badge } from '@/components/kit/badge'
import { Button } from '@/components/kit/button'
import { List, ListRow } from '@/components/kit/list'
import { Loading } from '@/components/kit/loading'
import { Note } from '@/components/kit/note'
import { readDeviceName } from '@/lib/browser/account/device-name'
import { DEVICES_AREA, useDevices } from '@/lib/browser/account/use-account-lists'
import { useRun } from '@/lib/browser/identity/use-run'
import type { Device } from '@/lib/browser/pool/types'
import { useConfirmation } from '@/lib/browser/shell/dialogs'
import { showToast } from '@/lib/browser/shell/toast'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import { clinicDay, formatLongDay } from '@/lib/texts/format'

function useNameOf(): (device: Device) => string {
  const { DEVICES } = useTexts('account-changes')
  return ({ name }) => {
    const { browser, system } = readDeviceName(name)
    return browser && system ? fill(DEVICES.named, { browser, system }) : browser || system || DEVICES.unknown
  }
}

function Row({ device, onForget, onRemember }: { device: Device; onForget: () => void; onRemember: () => void }) {
  const nameOf = useNameOf()
  const { DEVICES } = useTexts('account-changes')
  const reader = { language: useTexts('language') }
  return (
    <ListRow>
      <div>
        <p className={styles.value}>
          {nameOf(device)}
          {device.current ? <Badge>{DEVICES.here}</Badge> : null}
          {device.isRemembered ? null : <Badge>{DEVICES.notRemembered}</Badge>}
        </p>
        {device.lastUsed ? (
          <Note>{fill(DEVICES.lastUsed, { day: formatLongDay(reader, clinicDay(device.lastUsed)) })}</Note>
        ) : null}
      </div>
      <p className={styles.actions}>
        {device.current && !device.isRemembered ? (
          <Button text={DEVICES.remember} colour="white" onClick={onRemember} />
        ) : null}
        <Button
          text={DEVICES.forget}
          aria-label={`${DEVICES.forget}${fill(DEVICES.forgetOf, { device: nameOf(device) })}`}
          colour="transparent"
          onClick={onForget}
        />
      </p>
    </ListRow>
  )
}

function Devices() {
  const nameOf = useNameOf()
  const { DEVICES } = useTexts('account-changes')
  const { data, error, mutate } = useDevices()
  const { run, problems } = useRun(DEVICES_AREA)
  const confirm = useConfirmation()
  const forget = async (device: Device): Promise<void> => {
    const isGone = await run('devices', null, async (identity) => {
      await identity.forgetDevice(device.key)
      await mutate()
    })
    if (isGone) showToast({ kind: 'success', text: DEVICES.forgotten })
  }
  const remember = async (): Promise<void> => {
    const isKept = await run('devices', null, async (identity) => {
      const kept = await identity.rememberDevice()
      await mutate((before = []) => before.map((each) => (each.key === kept.key ? kept : each)), { revalidate: false })
    })
    if (isKept) showToast({ kind: 'success', text: DEVICES.remembered })
  }
  const ask = (device: Device) =>
    confirm({
      header: DEVICES.asked,
      message: fill(device.current ? DEVICES.askedHere : DEVICES.askedLine, { device: nameOf(device) }),
      type: 'normal',
      actionCallback: (isConfirmed) => void (isConfirmed && forget(device)),
    })
  if (error) return <LoadError error={error} where="devices" onAgain={mutate} />
  if (!data) return <Loading area={DEVICES_AREA} skeleton={<Skeleton />} />
  return (
    <>
      <Problems problems={problems} />
      {data.length === 0 ? <p>{DEVICES.none}</p> : null}
      <List className={styles.rows}>
        {data.map((device) => (
          <Row key={device.key} device={device} onForget={() => ask(device)} onRemember={remember} />
        ))}
      </List>
    </>
  )
}

export function DevicesSection() {
  const { DEVICES } = useTexts('account-changes')
  return (
    <LateSection id="devices" title={DEVICES.title} line={DEVICES.line}>
      <Devices />
    </LateSection>
  )
}
