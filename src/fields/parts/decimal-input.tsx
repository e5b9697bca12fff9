import { InputNumber } from 'antd'
import type { ClipboardEvent, ReactNode } from 'react'
import { canonicalAmount, isAmount } from '#core/amount.ts'
import type { Language } from '#core/language.ts'
import { groupDigits, readPasted, readTyped, separators } from '../format.ts'

interface DecimalInputProps {
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
  readonly language: Language
  /** Fraction digits. */
  readonly digits: number
  readonly suffix?: ReactNode
  readonly id?: string
  readonly disabled?: boolean
  readonly status?: 'error'
  readonly 'aria-label'?: string
  readonly 'aria-invalid'?: boolean
  readonly 'aria-describedby'?: string
}

/** A decimal string typed in the reader's spelling; pasted numbers are read in whichever spelling they come. */
export function DecimalInput({ value, onChange, language, digits, suffix, ...rest }: DecimalInputProps) {
  const paste = (event: ClipboardEvent) => {
    const amount = readPasted(event.clipboardData.getData('text'), language)
    const { selectionStart, selectionEnd, value: shown } = event.target as HTMLInputElement
    const replacesAll = shown === '' || (selectionStart === 0 && selectionEnd === shown.length)
    if (amount === undefined || !replacesAll) return
    event.preventDefault()
    onChange(amount)
  }
  return (
    <InputNumber<string>
      {...rest}
      className="lobby-number"
      style={{ width: '100%' }}
      stringMode
      controls={false}
      keyboard={false}
      suffix={suffix}
      value={value ?? null}
      precision={digits}
      decimalSeparator={separators[language].decimal}
      formatter={(text) => groupDigits(tidy(text), language)}
      parser={(text) => readTyped(text ?? '', language)}
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      onPaste={paste}
      onChange={(next) => onChange(next === null || next === '' ? undefined : canonical(String(next)))}
    />
  )
}

/** The library writes `100.00` where the value is 100. */
const tidy = (text: string | undefined) => (text === undefined ? '' : text)
const canonical = (text: string) => (isAmount(text) ? canonicalAmount(text) : text)
