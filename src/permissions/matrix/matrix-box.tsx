import { Checkbox, theme, Tooltip } from 'antd'
import { useT } from '#src/i18n/use-t.ts'
import { toggleCells, triState, type Cell } from './matrix.ts'
import type { MatrixProps } from './matrix-props.ts'

interface MatrixBoxProps extends MatrixProps {
  readonly cells: readonly Cell[]
  readonly label: string
  /** Shown beside the box; it names the box then. */
  readonly text?: string
  readonly position?: string
  readonly isActive?: boolean
  readonly onActive?: (position: string) => void
}

/** A box over one or several cells: full, empty or partly filled, marked while it is unsaved. */
export function MatrixBox(props: MatrixBoxProps) {
  const { matrix, saved, cells, label, mayGive, onChange, position, isActive, onActive } = props
  const t = useT()
  const { token } = theme.useToken()
  const own = cells.filter(mayGive)
  const state = triState(matrix, cells)
  const isChanged =
    cells.length === 1 && cells.some(({ code, flag }) => matrix[code][flag] !== saved[code][flag])
  const isHeldBack = onChange !== undefined && own.length === 0
  const box = (
    <Checkbox
      aria-label={isChanged ? `${label} (${t('console.account.permissions.unsaved')})` : label}
      checked={state === 'all'}
      indeterminate={state === 'some'}
      disabled={onChange === undefined || own.length === 0}
      onChange={() => onChange?.(toggleCells(matrix, own))}
      tabIndex={isActive === false ? -1 : 0}
      data-position={position}
      onFocus={position === undefined ? undefined : () => onActive?.(position)}
    >
      {props.text}
    </Checkbox>
  )
  return (
    <span
      style={{
        display: 'inline-flex',
        padding: '2px 8px',
        borderRadius: token.borderRadius,
        background: isChanged ? token.colorWarningBg : undefined,
        boxShadow: isChanged ? `inset 0 0 0 1px ${token.colorWarningBorder}` : undefined,
      }}
    >
      {isHeldBack ? <Tooltip title={t('console.account.permissions.not_yours')}>{box}</Tooltip> : box}
    </span>
  )
}
