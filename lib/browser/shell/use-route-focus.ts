// The question gets the focus, as after a page load, or the field or status that the hash names.
import { useRouter } from 'next/router'
import { useEffect } from 'react'

export function useRouteFocus(): void {
  const { events } = useRouter()
  useEffect(() => {
    const focus = (url: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return
      const named = document.getElementById(url.split('#')[1] ?? '')
      const target = named?.matches('input, [role="status"]') ? named : document.querySelector('h1')
      target?.focus({ preventScroll: true })
    }
    events.on('routeChangeComplete', focus)
    return () => events.off('routeChangeComplete', focus)
  }, [events])
}
