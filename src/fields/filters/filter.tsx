import { Select, Space } from 'antd'
import type { ReactNode } from 'react'
import type { AnyField } from '#core/field.ts'
import { isScalar, type Scalar } from '#domain/lists/operand.ts'
import type { FilterProps } from '../field-view.ts'
import { arityOf } from '../parts/arity.ts'

export interface OneProps<F extends AnyField = AnyField> extends Omit<FilterProps<F>, 'value' | 'onChange'> {
  readonly value: Scalar | undefined
  readonly onChange: (value: Scalar | undefined) => void
}
export interface ManyProps<F extends AnyField = AnyField> extends Omit<FilterProps<F>, 'value' | 'onChange'> {
  readonly value: readonly Scalar[]
  readonly onChange: (value: readonly Scalar[]) => void
}

interface FilterParts<F extends AnyField> {
  One(props: OneProps<F>): ReactNode
  /** Default: values typed one after the other. */
  Many?(props: ManyProps<F>): ReactNode
  /** Converts typed text before it is kept. */
  read?(text: string): Scalar
}

/** A filter input from the input of one value: the operator says how many stand there. */
export function filterOf<F extends AnyField>({ One, Many, read = (text) => text }: FilterParts<F>) {
  return function Filter(props: FilterProps<F>): ReactNode {
    const arity = arityOf(props.operator)
    if (arity === 'none') return null
    if (arity === 'one') {
      const value = isScalar(props.value) ? props.value : undefined
      return <One {...props} value={value} onChange={props.onChange} />
    }
    const values: readonly Scalar[] = Array.isArray(props.value) ? props.value : []
    if (arity === 'pair') return <Pair One={One} props={props} values={values} />
    if (Many !== undefined) return <Many {...props} value={values} onChange={props.onChange} />
    return (
      <Select
        mode="tags"
        style={{ width: '100%' }}
        aria-label={props.label}
        tokenSeparators={[',', ';', '\n']}
        notFoundContent={null}
        value={values.map(String)}
        onChange={(texts: string[]) => props.onChange(texts.map(read))}
      />
    )
  }
}

interface PairProps<F extends AnyField> {
  One(props: OneProps<F>): ReactNode
  readonly props: FilterProps<F>
  readonly values: readonly Scalar[]
}

function Pair<F extends AnyField>({ One, props, values }: PairProps<F>) {
  const { t } = props.tools
  const set = (at: 0 | 1) => (value: Scalar | undefined) => {
    const pair = [values[0] ?? null, values[1] ?? null]
    pair[at] = value ?? null
    props.onChange(pair)
  }
  return (
    <Space.Compact block>
      <One
        {...props}
        label={`${props.label}, ${t('console.fields.from')}`}
        value={values[0] ?? undefined}
        onChange={set(0)}
      />
      <One
        {...props}
        label={`${props.label}, ${t('console.fields.to')}`}
        value={values[1] ?? undefined}
        onChange={set(1)}
      />
    </Space.Compact>
  )
}

/** For kinds that can't be asked anything but whether they hold something. */
export const noFilter = () => null
