// What a screen is waited for: the library's second is too short on a machine that is busy with other tests too.
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 15_000 })
