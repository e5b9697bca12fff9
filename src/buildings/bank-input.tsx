import { AutoComplete } from 'antd'
import { use } from 'react'
import { bankCodeOf, knownBanks } from '#domain/money/qr/napas-banks.ts'
import type { InputProps } from '../fields/field-view.ts'
import { TextInput } from '../fields/inputs/plain.tsx'
import { inputProps, textValue } from '../fields/parts/input-props.ts'
import { SiblingsContext, useSiblings } from '../fields/references/siblings.ts'

const options = knownBanks.map(({ code, name }) => ({ value: name, label: `${name} (${code})` }))

/**
 * The name of a bank: in Viet Nam chosen among those whose QR codes the product writes, or typed. A known name brings the
 * code in the field beside it, and takes along one that it brought.
 */
export function BankInput(props: InputProps) {
  const { country } = useSiblings(['country'])
  const siblings = use(SiblingsContext)
  if (country !== 'VN') return <TextInput {...props} field={{ kind: 'text' }} />
  const codeField = props.name.replace(/name$/, 'code')
  const name = textValue(props.value)
  const change = (next: string) => {
    const code = textValue(siblings.get(codeField))
    if (code === '' || code === bankCodeOf(name)) siblings.set?.(codeField, bankCodeOf(next) ?? null)
    props.onChange?.(next)
  }
  return (
    <AutoComplete
      {...inputProps(props)}
      value={name}
      options={options}
      filterOption={(typed, option) => isFound(typed, option?.label ?? '')}
      onChange={change}
      style={{ width: '100%' }}
    />
  )
}

const isFound = (typed: string, label: string) => label.toLowerCase().includes(typed.trim().toLowerCase())
