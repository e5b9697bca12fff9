import { useState } from 'react'
import type { GroupPermission } from '#domain/permission.ts'
import { Card } from 'antd'
import { currentSession } from '#src/session/session.ts'
import type { InputProps } from '#src/fields/field-view.ts'
import { matrixOf, rowsOf } from './matrix.ts'
import { PermissionMatrix } from './permission-matrix.tsx'

/** The matrix inside a form: what changed is held against the value that the form began with. */
export function MatrixInput({ value, onChange, disabled }: InputProps) {
  const matrix = matrixOf(value as readonly GroupPermission[] | undefined)
  const [saved] = useState(matrix)
  return (
    <Card styles={{ body: { padding: 0 } }}>
      <PermissionMatrix
        matrix={matrix}
        saved={saved}
        onChange={disabled === true ? undefined : (next) => onChange?.(rowsOf(next))}
        mayGive={({ code, flag }) => {
          const { decider, building } = currentSession()
          return decider.can(building?.id, code, flag)
        }}
      />
    </Card>
  )
}
