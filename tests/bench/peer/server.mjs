// A yardstick: the walk of the free consultation on hmpo-form-wizard and Express. It is set up for production:
// sessions, CSRF tokens, compiled templates. It listens on loopback only and compresses nothing.
import { join } from 'node:path'
import process from 'node:process'
import cookieParser from 'cookie-parser'
import express from 'express'
import session from 'express-session'
import components from 'hmpo-components'
import wizard from 'hmpo-form-wizard'
import i18n from 'hmpo-i18n'
import memorystore from 'memorystore'
import nunjucks from 'nunjucks'

const here = import.meta.dirname
const packageAt = (...path) => join(here, 'node_modules', ...path)

const isIndianMobile = (value) => /^[6-9]\d{9}$/.test(value)
const one = (type, items) => ({ type, validate: 'required', items })
const fields = {
  purpose: one('radios', ['misaligned', 'gaps', 'yellow', 'missing', 'ache', 'gums', 'breath', 'other']),
  phone: { type: 'text', validate: ['required', { type: 'indianMobile', fn: isIndianMobile }] },
  city: one('select', ['chennai', 'bengaluru', 'hyderabad', 'kochi', 'coimbatore', 'mysuru']),
  name: { type: 'text', validate: ['required'] },
  when: one('radios', ['now', 'month', 'later']),
}
const template = 'step'
const steps = {
  '/': { template, entryPoint: true, resetJourney: true, next: 'select-issue' },
  '/select-issue': { template, fields: ['purpose'], next: 'input-phone' },
  '/input-phone': { template, fields: ['phone'], next: 'select-city' },
  '/select-city': { template, fields: ['city'], next: 'input-name' },
  '/input-name': { template, fields: ['name'], next: 'questionnaire' },
  '/questionnaire': { template, fields: ['when'], next: 'end' },
  '/end': { template, noPost: true, backLink: null },
}

const app = express()
app.use(cookieParser())
const store = new (memorystore(session))({ checkPeriod: 600_000, max: 20_000 })
app.use(session({ secret: 'bench', resave: false, saveUninitialized: false, store }))

app.set('view engine', 'html').set('view cache', true)
const folders = [join(here, 'views'), packageAt('hmpo-components', 'components'), packageAt('govuk-frontend', 'dist')]
const views = nunjucks.configure(folders, { express: app, noCache: false, watch: false })
views.addGlobal('govukRebrand', true)
i18n.middleware(app, { allowedLangs: ['en'], watch: false, baseDir: [here, packageAt('hmpo-components')] })
components.setup(app, views)

app.use((request, response, next) => {
  response.locals.assetPath = '/public'
  response.locals.baseUrl = request.baseUrl
  next()
})
app.use(express.urlencoded({ extended: true }))
app.use('/walk', express.Router().use(wizard(steps, fields, { name: 'walk', templatePath: '' })))
// Express recognises an error handler by its four parameters. The wizard also redirects by throwing an error.
app.use((error, _request, response, _next) => {
  if (error.redirect) response.redirect(error.redirect)
  else response.status(error.status ?? 500).send(String(error.message))
})
app.listen(Number(process.env.PORT), '127.0.0.1').keepAliveTimeout = 65_000
