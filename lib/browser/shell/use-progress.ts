// Spec section 9: start 0.3, stop delay 200 ms, otherwise the library's defaults.
import { useRouter } from 'next/router'
import type { NProgress } from 'nprogress'
import { useEffect } from 'react'

const START = 0.3
const STOP_DELAY_MS = 200
// Without the library's `role="bar"`, which is no role, and its spinner, which would cover the help number.
const TEMPLATE = '<div aria-hidden="true"><div class="bar"><div class="peg"></div></div></div>'

export function useProgress(): void {
  const { events } = useRouter()
  useEffect(() => {
    let bar: NProgress | undefined
    let isMoving = false
    let stopping: ReturnType<typeof setTimeout> | undefined

    async function show(): Promise<void> {
      bar ??= (await import('nprogress')).default.configure({
        template: TEMPLATE,
        barSelector: '.bar',
        showSpinner: false,
      })
      if (!isMoving) return
      bar.set(START)
      bar.start()
    }
    function start(_url: string, { shallow }: { shallow: boolean }): void {
      if (shallow) return
      isMoving = true
      clearTimeout(stopping)
      void show()
    }
    function stop(): void {
      if (!isMoving) return
      isMoving = false
      clearTimeout(stopping)
      stopping = setTimeout(() => bar?.done(true), STOP_DELAY_MS)
    }
    events.on('routeChangeStart', start)
    events.on('routeChangeComplete', stop)
    events.on('routeChangeError', stop)
    return () => {
      clearTimeout(stopping)
      events.off('routeChangeStart', start)
      events.off('routeChangeComplete', stop)
      events.off('routeChangeError', stop)
    }
  }, [events])
}
