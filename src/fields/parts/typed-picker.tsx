import { Input } from 'antd'
import { useRef, type FormEvent, type ReactNode } from 'react'
import { isPresent } from '#core/condition.ts'
import type { ErrorCode } from '#core/vocabulary.ts'
import { codeText } from '#src/i18n/code-text.ts'
import type { InputProps } from '../field-view.ts'
import { usePickerKeys, useTypingOver } from './clearing-keys.ts'
import { inputProps } from './input-props.ts'

interface TypedPickerProps {
  readonly input: InputProps
  /** The value of what was typed; undefined where it is none. */
  readonly read: (text: string) => string | undefined
  /** Whether the picker can show a value; any other is a text as it was typed. */
  readonly holds: (value: string) => boolean
  /** The text that the picker shows for a value. */
  readonly write: (value: string) => string
  /** What is wrong with a text that is none. */
  readonly code: ErrorCode
  /** The library's picker. */
  readonly children: (props: ReturnType<typeof inputProps> & ReturnType<typeof usePickerKeys>) => ReactNode
}

/**
 * A picker that loses nothing: the library drops a text that it cannot read, and the former value comes back without a word.
 * Here the text stays as it was typed, with what is wrong, and is not saved.
 */
export function TypedPicker({ input, read, holds, write, code, children }: TypedPickerProps) {
  const { value, onChange } = input
  const typed = useRef<string>(undefined)
  const keys = usePickerKeys(input)
  const over = useTypingOver()
  const commit = () => {
    const text = typed.current?.trim() ?? ''
    typed.current = undefined
    if (text === '' || (typeof value === 'string' && text === write(value))) return
    const found = read(text)
    if (found !== value) onChange?.(found ?? text)
  }
  // A text that is none: of a draft that was left, too.
  if (typeof value === 'string' && isPresent(value) && !holds(value))
    return <UnreadText input={input} text={value} read={read} code={code} />
  return (
    <span
      className="lobby-typed"
      {...over}
      onInput={({ target }: FormEvent) => {
        if (target instanceof HTMLInputElement) typed.current = target.value
      }}
    >
      {children({
        ...inputProps(input),
        ...keys,
        onBlur: (event) => {
          keys.onBlur(event)
          commit()
        },
        onKeyDown: (event) => {
          if (event.key === 'Escape') typed.current = undefined
          keys.onKeyDown(event)
          if (event.key === 'Enter') commit()
        },
      })}
    </span>
  )
}

interface UnreadTextProps extends Pick<TypedPickerProps, 'input' | 'read' | 'code'> {
  readonly text: string
}

function UnreadText({ input, text, read, code }: UnreadTextProps) {
  const { invalid, onChange, tools } = input
  const id = `${input.id ?? ''}-unread`
  return (
    <span className="lobby-typed">
      <Input
        {...inputProps({ ...input, invalid: true, describedBy: input.describedBy ?? id })}
        value={text}
        onChange={({ target }) => onChange?.(target.value === '' ? null : target.value)}
        onBlur={() => {
          const found = read(text)
          if (found !== undefined) onChange?.(found)
        }}
      />
      {invalid !== true && (
        <span id={id} className="lobby-field-error" role="alert">
          {codeText(tools.t, code)}
        </span>
      )}
    </span>
  )
}

/** Takes what is being typed into a picker as if it were left: keys that save a form do not leave it. */
export function commitTyped(): void {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLInputElement) || activeElement.closest('.lobby-typed') === null) return
  activeElement.blur()
  activeElement.focus()
}
