// A yardstick: the same seven questions on Next alone. It renders each page for each request and neither caches nor
// checks.
import { PURPOSE_KEYS } from '@/lib/catalogue/treatments/concerns'
import { SAMPLE } from '@/tests/support/chain/sample-chain'

const STEPS = {
  start: { title: 'Free smile consultation', next: 'select-issue' },
  'select-issue': {
    title: 'What would you like to fix?',
    field: 'purpose',
    options: PURPOSE_KEYS,
    next: 'input-phone',
  },
  'input-phone': { title: 'Your phone number', field: 'phone', type: 'tel', next: 'select-city' },
  'select-city': { title: 'Your city', field: 'city', options: SAMPLE.cities.map(({ id }) => id), next: 'input-name' },
  'input-name': { title: 'Your name', field: 'name', type: 'text', next: 'questionnaire' },
  questionnaire: { title: 'When?', field: 'when', options: ['now', 'month', 'later'], next: 'end' },
  end: { title: 'Thank you' },
}

const PAGE = `
import Head from 'next/head'
import Link from 'next/link'
import { useRouter } from 'next/router'
import { useState } from 'react'

const STEPS = ${JSON.stringify(STEPS)}

export async function getServerSideProps({ req, params, query, resolvedUrl }) {
  const step = STEPS[params.step]
  if (!step) return { notFound: true }
  if (req.method !== 'POST') return { props: { name: params.step, value: query[step.field] ?? '' } }
  let body = ''
  for await (const part of req) body += part
  const search = new URLSearchParams(resolvedUrl.split('?')[1])
  if (step.field) search.set(step.field, new URLSearchParams(body).get(step.field) ?? '')
  return { redirect: { destination: '/' + step.next + '?' + search, statusCode: 303 } }
}

export default function Page({ name, value }) {
  const { title, field, type, options, next } = STEPS[name]
  const router = useRouter()
  const [typed, setTyped] = useState(value)
  const onSubmit = (event) => {
    event.preventDefault()
    router.push('/' + next + '?' + new URLSearchParams({ [field]: typed }))
  }
  return (
    <>
      <Head>
        <title>{title + ' - Dental'}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <header><Link href="/start">Dental</Link></header>
      <main>
        <h1>{title}</h1>
        <form method="post" noValidate onSubmit={onSubmit}>
          {options?.map((option) => (
            <label key={option}>
              <input type="radio" name={field} value={option} checked={typed === option} onChange={() => setTyped(option)} />
              {option}
            </label>
          ))}
          {type ? <input name={field} type={type} value={typed} onChange={(event) => setTyped(event.target.value)} /> : null}
          <button type="submit">Continue</button>
        </form>
      </main>
      <footer><p>Dental</p></footer>
    </>
  )
}
`

const APP = `
import '../style.css'
export default function App({ Component, pageProps }) {
  return <Component {...pageProps} />
}
`

const STYLE = `
body { margin: 0 auto; max-width: 40rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #222 }
label { display: block; padding: 0.75rem; border: 1px solid #999; margin: 0.5rem 0 }
button { padding: 0.75rem 2rem; background: #05c; color: #fff; border: 0 }
`

/** The app's files by path. */
export const BARE_APP: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'bare', private: true }),
  'next.config.mjs': 'export default { reactStrictMode: true }\n',
  'pages/[step].jsx': PAGE,
  'pages/_app.jsx': APP,
  'style.css': STYLE,
}
