// Spec section 2: on every host except localhost; the outcome goes to the console only.
import { useEffect } from 'react'

export function useServiceWorker(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || window.location.hostname === 'localhost') return
    navigator.serviceWorker.register('/service-worker.js').then(
      () => console.warn('The service worker is registered.'),
      () => console.warn('The service worker could not be registered.'),
    )
  }, [])
}
