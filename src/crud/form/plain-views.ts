import type { ReactNode } from 'react'
import type { AnyFields } from '#core/field.ts'
import type { InputProps } from '#src/fields/field-view.ts'
import { plainInputs } from '#src/fields/inputs/plain.tsx'
import type { Views } from '../views.ts'

type Inputs = Readonly<Partial<Record<string, (props: InputProps) => ReactNode>>>

/** Views by which lines of text are there at once: the inputs of all kinds come later. */
export function plainViews(fields: AnyFields, own: Inputs = {}): Views {
  const inputOf = (name: string) => own[name] ?? plainInputs[fields[name]?.kind ?? '']?.Input
  return {
    fields: Object.fromEntries(
      Object.keys(fields).flatMap((name) => {
        const Input = inputOf(name)
        return Input === undefined ? [] : [[name, { Input }]]
      }),
    ),
  }
}

/** Whether each of them is one line that is typed. */
export const isPlain = (fields: AnyFields) =>
  Object.values(fields).every(({ kind }) => Object.hasOwn(plainInputs, kind))
