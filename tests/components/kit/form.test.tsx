import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Choices } from '@/components/kit/choices'
import { ErrorSummary } from '@/components/kit/error-summary'
import { Field } from '@/components/kit/field'
import { Select } from '@/components/kit/select'

afterEach(cleanup)

describe('ErrorSummary', () => {
  test('is announced, has the focus, and leads to each field', () => {
    render(<ErrorSummary mistakes={{ phone: 'Too short', name: 'Enter a name' }} />)
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#phone', '#name'])
  })

  test('is not there when nothing is wrong', () => {
    const { container } = render(<ErrorSummary mistakes={{}} />)
    expect(container.innerHTML).toBe('')
  })
})

describe('Field', () => {
  test('names its hint and its mistake, and keeps what was typed', () => {
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

  test('without a mistake is not marked as wrong', () => {
    render(<Field name="landmark" label="Landmark" value="" />)
    expect(screen.getByLabelText('Landmark').hasAttribute('aria-invalid')).toBe(false)
  })
})

describe('Choices', () => {
  const options = [
    { value: 'chennai', label: 'Chennai', line: 'Tamil Nadu' },
    { value: 'kochi', label: 'Kochi' },
  ]

  test('is one group with its answers, the given one chosen, the first where a mistake leads', () => {
    render(<Choices name="city" legend="Your city" options={options} value="kochi" />)
    expect(screen.getByRole('group', { name: 'Your city' })).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Kochi').checked).toBe(true)
    expect(document.getElementById('city')).toBe(screen.getByLabelText(/Chennai/))
  })

  test('takes another answer', () => {
    render(<Choices name="city" legend="Your city" options={options} value="kochi" />)
    fireEvent.click(screen.getByLabelText(/Chennai/))
    expect(screen.getByLabelText<HTMLInputElement>('Kochi').checked).toBe(false)
  })
})

describe('Select', () => {
  test('begins with no choice where one has to be made', () => {
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
