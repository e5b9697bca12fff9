import { Table, theme, type TableColumnsType } from 'antd'
import { flags } from '#core/permission.ts'
import { useT } from '#src/i18n/use-t.ts'
import { BesideNote } from './beside-note.tsx'
import { MatrixBox } from './matrix-box.tsx'
import { offeredCodes } from './matrix-filter.ts'
import { lineCells, type Line, type MatrixProps } from './matrix-props.ts'
import { useGridKeys } from './use-grid-keys.ts'

/** Codes × flags on a wide screen; column 0 of the keyboard's grid is the whole line, row 0 the head. */
export function MatrixTable({ lines, ...matrix }: MatrixProps & { readonly lines: readonly Line[] }) {
  const t = useT()
  const { token } = theme.useToken()
  const keys = useGridKeys({ rows: lines.length + 1, columns: flags.length + 1 })
  const place = (row: number, column: number) => ({
    position: `${row}:${column}`,
    isActive: keys.active === `${row}:${column}`,
    onActive: keys.setActive,
  })
  const head: Line = {
    key: 'head',
    name: t('console.account.permissions.whole'),
    codes: offeredCodes,
    isGroup: true,
  }

  const columns: TableColumnsType<Line> = [
    {
      key: 'name',
      onHeaderCell,
      title: (
        <MatrixBox
          {...matrix}
          {...place(0, 0)}
          cells={lineCells(head, undefined)}
          label={head.name}
          text={t('console.account.permissions.code')}
        />
      ),
      render: (_value, line, index) => (
        <span
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            paddingInlineStart: line.isGroup ? 0 : 20,
          }}
        >
          <MatrixBox
            {...matrix}
            {...place(index + 1, 0)}
            cells={lineCells(line, undefined)}
            label={t('console.account.permissions.row', { permission: line.name })}
            text={line.name}
          />
          <BesideNote line={line} matrix={matrix.matrix} />
        </span>
      ),
    },
    ...flags.map((flag, at) => ({
      key: flag,
      width: 112,
      onHeaderCell,
      align: 'center' as const,
      title: (
        <MatrixBox
          {...matrix}
          {...place(0, at + 1)}
          cells={lineCells(head, flag)}
          label={t('console.account.permissions.column', { flag: t(`flag.${flag}`) })}
          text={t(`flag.${flag}`)}
        />
      ),
      render: (_value: unknown, line: Line, index: number) => (
        <MatrixBox
          {...matrix}
          {...place(index + 1, at + 1)}
          cells={lineCells(line, flag)}
          label={t(
            line.isGroup ? 'console.account.permissions.module_cell' : 'console.account.permissions.cell',
            {
              module: line.name,
              permission: line.name,
              flag: t(`flag.${flag}`),
            },
          )}
        />
      ),
    })),
  ]

  return (
    <div role="group" aria-label={t('console.account.permissions.table')} onKeyDown={keys.onKeyDown}>
      <Table<Line>
        size="small"
        rowKey="key"
        columns={columns}
        dataSource={[...lines]}
        pagination={false}
        onRow={(line) =>
          line.isGroup ? { style: { background: token.colorFillQuaternary, fontWeight: 600 } } : {}
        }
      />
    </div>
  )
}

/** Stays below the shell's header. antd's own sticky tables draw a second, hidden head, and every box in it twice. */
const onHeaderCell = () => ({ style: { position: 'sticky', top: 56, zIndex: 2 } as const })
