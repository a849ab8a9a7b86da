// After a route change the new page's question has the focus, as after a page load a screen reader begins there.
import { useRouter } from 'next/router'
import { useEffect } from 'react'

export function useRouteFocus(): void {
  const { events } = useRouter()
  useEffect(() => {
    const focus = (_url: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) document.querySelector('h1')?.focus({ preventScroll: true })
    }
    events.on('routeChangeComplete', focus)
    return () => events.off('routeChangeComplete', focus)
  }, [events])
}
