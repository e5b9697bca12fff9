import { Checkbox } from 'antd'
import { isOneOf } from '#core/one-of.ts'
import { tellWays } from '#domain/notices/tell-ways.ts'
import type { InputProps } from '../fields/field-view.ts'
import { inputProps } from '../fields/parts/input-props.ts'
import { useSiblings } from '../fields/references/siblings.ts'
import { entityLabel } from '../i18n/entity-label.ts'
import { offeredWays } from './tell-fields.ts'

/** A tick for each way that the user may go, and that the chosen audience leaves. */
export function WaysInput({ value, onChange, tools, ...props }: InputProps) {
  const { target } = useSiblings(['target'])
  const offered = offeredWays(tools, target)
  const ticked = ((value ?? []) as readonly string[]).filter((way) => isOneOf(tellWays, way))
  const { id, ...announced } = inputProps(props)
  return (
    <div id={id} tabIndex={-1} role="group" aria-describedby={announced['aria-describedby']}>
      {offered.map((way) => (
        <div key={way}>
          <Checkbox
            checked={ticked.includes(way)}
            onChange={({ target: { checked } }) =>
              onChange?.(checked ? [...ticked, way] : ticked.filter((one) => one !== way))
            }
          >
            {entityLabel(tools.t, way, 'many')}
          </Checkbox>
        </div>
      ))}
    </div>
  )
}
