// A step's data for its page, without answers and errors.
import type { Step } from '@/lib/views/step'

export const stepOf = (told: Pick<Step, 'route' | 'flow'> & Partial<Step>): Step => ({
  query: `flow=${told.flow}`,
  action: null,
  back: null,
  stage: null,
  values: {},
  causes: {},
  notice: null,
  signIn: null,
  summary: [],
  price: '',
  isEmergency: false,
  photos: null,
  about: null,
  experiment: null,
  ...told,
})
