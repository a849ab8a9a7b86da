import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { AnswerCards } from '@/components/kit/choices/answer-cards'
import { Choices } from '@/components/kit/choices/choices'
import { ErrorSummary } from '@/components/kit/fields/error-summary'
import { Field, Select } from '@/components/kit/fields/field'
import { PasswordField } from '@/components/kit/fields/password-field'
import { ProblemBox } from '@/components/kit/fields/problem-box'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { textsIn } from '@/lib/texts/languages'

const { PASSWORD } = textsIn(DEFAULT_LANGUAGE)['sign-in']

afterEach(cleanup)

describe('ErrorSummary', () => {
  test('the summary is announced, takes the focus and links to each field', () => {
    render(<ErrorSummary mistakes={{ phone: 'Too short', name: 'Enter a name' }} />)
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#phone', '#name'])
  })

  test('the summary is absent when nothing is wrong', () => {
    const { container } = render(<ErrorSummary mistakes={{}} />)
    expect(container.innerHTML).toBe('')
  })
})

describe('ProblemBox', () => {
  const Page = ({ takesFocus }: { takesFocus?: boolean }) => {
    const wrong = () => [{ control: 'code', text: 'That code is wrong' }]
    const [problems, setProblems] = useState(wrong)
    return (
      <>
        <input aria-label="Code" />
        <ProblemBox problems={problems} takesFocus={takesFocus} />
        <button type="button" onClick={() => setProblems(wrong())}>
          Again
        </button>
      </>
    )
  }
  const typing = () => screen.getByLabelText('Code').focus()
  const again = () => fireEvent.click(screen.getByText('Again'))

  test('the box takes the focus again when the same mistake is made again', () => {
    render(<Page />)
    typing()
    again()
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  test('the box does not take the focus for a problem that arises by itself', () => {
    render(<Page takesFocus={false} />)
    expect(document.activeElement).toBe(document.body)
    typing()
    again()
    expect(document.activeElement).toBe(screen.getByLabelText('Code'))
    expect(screen.getByRole('alert').textContent).toContain('That code is wrong')
  })
})

describe('Field', () => {
  test('the field is linked to its hint and its error, and keeps the typed value', () => {
    render(
      <Field name="phone" label="Mobile number" hint="10 digits" value="98765" mistake="This number is too short" />,
    )
    const input = screen.getByLabelText<HTMLInputElement>('Mobile number')
    expect(input.value).toBe('98765')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual(['10 digits', 'This number is too short'])
  })

  test('a field without an error is not marked invalid', () => {
    render(<Field name="landmark" label="Landmark" value="" />)
    expect(screen.getByLabelText('Landmark').hasAttribute('aria-invalid')).toBe(false)
  })
})

describe('PasswordField', () => {
  const field = () => document.querySelector('input') as HTMLInputElement

  test('the field tells the browser which password it asks for, and shows the rules for a new one', () => {
    const { rerender } = render(<PasswordField />)
    expect([field().autocomplete, field().getAttribute('aria-describedby')]).toEqual(['current-password', null])
    rerender(<PasswordField isNew />)
    expect([field().autocomplete, document.getElementById('password-hint')?.textContent]).toEqual([
      'new-password',
      PASSWORD.rules,
    ])
  })

  test('the button shows the typed password and hides it again', () => {
    render(<PasswordField />)
    fireEvent.change(field(), { target: { value: 'Secret-1' } })
    const seen = () => [field().type, field().value]
    expect(seen()).toEqual(['password', 'Secret-1'])
    fireEvent.click(screen.getByRole('button'))
    expect(seen()).toEqual(['text', 'Secret-1'])
    fireEvent.click(screen.getByRole('button'))
    expect(seen()).toEqual(['password', 'Secret-1'])
  })
})

describe('Choices', () => {
  const options = [
    { value: 'chennai', label: 'Chennai', line: 'Tamil Nadu' },
    { value: 'kochi', label: 'Kochi' },
  ]

  test('the choices form one group with the answer checked, and an error link leads to the first', () => {
    render(<Choices name="city" legend="Your city" options={options} value="kochi" />)
    expect(screen.getByRole('group', { name: 'Your city' })).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Kochi').checked).toBe(true)
    expect(document.getElementById('city')).toBe(screen.getByLabelText(/Chennai/))
  })

  test('the choices accept another answer', () => {
    render(<Choices name="city" legend="Your city" options={options} value="kochi" />)
    fireEvent.click(screen.getByLabelText(/Chennai/))
    expect(screen.getByLabelText<HTMLInputElement>('Kochi').checked).toBe(false)
  })
})

describe('AnswerCards', () => {
  const options = [
    { value: 'gaps', label: 'Gaps' },
    { value: 'other', label: 'Something else' },
  ]
  const cards = (more: { value?: string; busy?: string; mistake?: string }) =>
    render(
      <form>
        <AnswerCards name="purpose" legend="What is it?" options={options} value="" note="Your choice" {...more} />
      </form>,
    )

  test('the cards form one group of buttons that send the answer, and an error link leads to the first', () => {
    cards({ mistake: 'Choose one' })
    expect(screen.getByRole('group', { name: 'What is it?', description: 'Choose one' })).toBeTruthy()
    const buttons = screen.getAllByRole<HTMLButtonElement>('button')
    expect(buttons.map(({ type, name, value }) => [type, name, value])).toEqual([
      ['submit', 'purpose', 'gaps'],
      ['submit', 'purpose', 'other'],
    ])
    expect(document.getElementById('purpose')).toBe(buttons[0])
    expect(screen.queryAllByRole('radio')).toEqual([])
  })

  test('only the earlier answer is marked, visibly and for screen readers', () => {
    cards({ value: 'other' })
    expect(screen.getByRole('button', { current: true }).textContent).toBe('Something elseYour choice')
    expect(screen.getByRole('button', { name: 'Gaps' }).hasAttribute('aria-current')).toBe(false)
  })

  test('the card that is being sent says so', () => {
    cards({ busy: 'gaps' })
    expect(screen.getByRole('button', { busy: true }).textContent).toBe('Gaps')
  })
})

describe('Select', () => {
  test('the list starts without a choice where the patient must make one', () => {
    render(
      <Select
        name="treatment"
        label="Treatment"
        empty="Choose"
        options={[{ value: 'braces', label: 'Braces' }]}
        value=""
      />,
    )
    expect(screen.getByLabelText<HTMLSelectElement>('Treatment').value).toBe('')
  })
})
