import type { ComponentProps, ReactNode } from 'react'
import { currentLanguage } from '../../language/language.ts'
import { say } from '../../language/say.ts'
import { ChoiceField, Field, LongField } from '../../parts/field.tsx'
import type { Form as FormState } from '../../parts/form.ts'
import type { Definition } from './shapes.ts'

interface DrawProps {
  readonly form: FormState<string>
  readonly name: string
  readonly label: string
  readonly of: Definition
}

interface Way {
  readonly draw: (props: DrawProps) => ReactNode
  /** What is sent of what is held. Default: the text as it is. */
  readonly send?: (held: string) => string | boolean | readonly string[]
}

const line =
  (input: Omit<ComponentProps<'input'>, 'form' | 'name'>): Way['draw'] =>
  ({ of: _of, ...field }) => <Field {...field} {...input} />

const optionsOf = ({ options }: Definition) =>
  (options ?? '')
    .split(/[\n;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Several options are held one a line. */
const chosenIn = (held: string) => held.split('\n').filter((one) => one !== '')

const text: Way = { draw: line({}) }
/** How each kind of a form's fields is filled in; one that this build does not know is a text. */
const ways: Readonly<Partial<Record<string, Way>>> = {
  long_text: { draw: ({ of: _of, ...field }) => <LongField {...field} /> },
  number: { draw: line({ inputMode: 'decimal' }) },
  money: { draw: line({ inputMode: 'decimal' }) },
  date: { draw: line({ type: 'date' }) },
  month: { draw: line({ type: 'month' }) },
  time: { draw: line({ type: 'time' }) },
  phone: { draw: line({ type: 'tel', autoComplete: 'tel' }) },
  email: { draw: line({ type: 'email', autoComplete: 'email' }) },
  color: { draw: line({ type: 'color' }) },
  boolean: {
    draw: (props) => <Ticks {...props} of={[['true', say('asked.yes')]]} />,
    send: (held) => held === 'true',
  },
  select: {
    draw: ({ of, ...field }) => <ChoiceField {...field} of={optionsOf(of).map((one) => [one, one])} />,
  },
  multi_select: {
    draw: ({ of, ...field }) => <Ticks {...field} of={optionsOf(of).map((one) => [one, one])} />,
    send: chosenIn,
  },
}
const wayOf = ({ type }: Definition): Way => ways[type] ?? text

/** The name of a form's field, as the server names it where it refuses what was typed. */
export const nameOf = ({ key }: Definition) => `answers.${key}`

/** Answers as they are sent; what was left empty is not. */
export const toSend = (definitions: readonly Definition[], values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    definitions.flatMap((one) => {
      const held = values[nameOf(one)] ?? ''
      return held === '' ? [] : [[one.key, wayOf(one).send?.(held) ?? held]]
    }),
  )

/** A field that the office has defined, in the reader's language. */
export function DefinedField({ form, of }: Pick<DrawProps, 'form' | 'of'>) {
  const own = of.language_contents?.find(({ language_code: code }) => code === currentLanguage())?.name
  const label = `${own ?? of.label ?? of.key}${of.required === true ? ' *' : ''}`
  return wayOf(of).draw({ form, name: nameOf(of), label, of })
}

interface TicksProps extends Omit<DrawProps, 'of'> {
  readonly of: readonly (readonly [value: string, name: string])[]
}

function Ticks({ form, name, label, of }: TicksProps) {
  const chosen = chosenIn(form.values[name] ?? '')
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {of.map(([value, said]) => (
        <label key={value} className="row">
          <input
            type="checkbox"
            name={name}
            checked={chosen.includes(value)}
            onChange={({ target: { checked } }) =>
              form.set(
                name,
                of
                  .map(([one]) => one)
                  .filter((one) => (one === value ? checked : chosen.includes(one)))
                  .join('\n'),
              )
            }
          />
          <span>{said}</span>
        </label>
      ))}
      <p className="error" role="alert">
        {form.errors[name]}
      </p>
    </fieldset>
  )
}
