import { InputNumber } from 'antd'
import { useMemo, useState, type ClipboardEvent, type ReactNode } from 'react'
import { canonicalAmount, fractionDigits, isAmount } from '#core/amount.ts'
import type { Language } from '#core/language.ts'
import { separators } from '#core/number-text.ts'
import { codeText } from '#src/i18n/code-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { readPasted } from '../format.ts'
import { createNumberReader } from '../typed-number.ts'

interface DecimalInputProps {
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
  readonly language: Language
  /** Fraction digits. */
  readonly digits: number
  readonly suffix?: ReactNode
  readonly placeholder?: string | undefined
  readonly id?: string
  readonly disabled?: boolean
  readonly status?: 'error'
  readonly 'aria-label'?: string
  readonly 'aria-invalid'?: boolean
  readonly 'aria-describedby'?: string
}

/**
 * A decimal string typed in the reader's format; pasted numbers may be in any format. A value that could be two
 * numbers, or has too many decimals, is refused with a message: nothing is rounded silently.
 */
export function DecimalInput({ value, onChange, language, digits, suffix, ...rest }: DecimalInputProps) {
  const t = useT()
  const [refused, setRefused] = useState<string>()
  const reader = useMemo(() => createNumberReader({ language, digits }), [language, digits])
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim()
    const { selectionStart, selectionEnd, value: shown } = event.target as HTMLInputElement
    const replacesAll = shown === '' || (selectionStart === 0 && selectionEnd === shown.length)
    if (!replacesAll) return
    event.preventDefault()
    const amount = readPasted(text, { language, digits })
    if (amount === undefined) return setRefused(`“${text}”: ${codeText(t, 'unclear_number')}`)
    if (fractionDigits(amount) > digits)
      return setRefused(`“${text}”: ${codeText(t, 'too_many_decimals', { limits: { digits } })}`)
    setRefused(undefined)
    onChange(amount)
  }
  const change = (next: string | null) => {
    setRefused(undefined)
    onChange(next === null || next === '' ? undefined : canonical(String(next)))
  }
  return (
    <>
      <InputNumber<string>
        {...rest}
        className="lobby-number"
        style={{ width: '100%' }}
        stringMode
        controls={false}
        keyboard={false}
        suffix={suffix}
        value={value ?? null}
        decimalSeparator={separators[language].decimal}
        formatter={(text, { input }) => reader.show(typedSoFar(reader.read(input), text ?? ''))}
        parser={(text) => reader.read(text ?? '')}
        inputMode={digits === 0 ? 'numeric' : 'decimal'}
        onPaste={paste}
        onChange={change}
      />
      {refused !== undefined && (
        <div role="alert" className="lobby-field-error">
          {refused}
        </div>
      )}
    </>
  )
}

/**
 * What the input shows for a value: as far as it is typed, if that is the same number. The library writes the text anew
 * whenever the form is drawn, and a point that was just typed would go.
 */
const typedSoFar = (typed: string, value: string) =>
  typed.includes('.') && canonical(typed.replace(/\.$/, '')) === value ? typed : value

const canonical = (text: string) => (isAmount(text) ? canonicalAmount(text) : text)
