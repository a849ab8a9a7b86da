// A page works before its scripts. They are appended, in order, once it is loaded and idle, or at the first touch; a
// browser that is never idle, on a busy phone, does not wait for ever.
;(() => {
  const sources = JSON.parse(document.getElementById('late-scripts').textContent)
  const events = ['pointerdown', 'keydown', 'focusin']
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    for (const name of events) removeEventListener(name, begin, true)
    for (const source of sources) {
      const script = document.createElement('script')
      script.src = source
      script.async = false
      document.body.appendChild(script)
    }
  }
  const rest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(begin, { timeout: 2000 }) : setTimeout(begin, 1)
  for (const name of events) addEventListener(name, begin, true)
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest)
})()
