// The library's second is too short to wait for a screen while other tests keep the machine busy.
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 15_000 })
