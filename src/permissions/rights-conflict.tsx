import { Alert, Button, Flex, Tag } from 'antd'
import { useT } from '#src/i18n/use-t.ts'
import type { RightsState } from './group-rights.ts'
import { differences, type Cell, type Matrix } from './matrix/matrix.ts'

interface RightsConflictProps {
  readonly state: RightsState
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Someone else saved the group while it was edited here: shows both sides and asks. */
export function RightsConflict({
  state: { base, mine, theirs },
  onKeepMine,
  onTakeTheirs,
}: RightsConflictProps) {
  const t = useT()
  if (theirs === null) return null
  const own = differences(base.matrix, mine)
  const other = differences(base.matrix, theirs.matrix)
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      message={t('console.account.permissions.conflict')}
      description={
        <Flex vertical gap={8}>
          {t('console.account.permissions.conflict_help', { mine: own.length, theirs: other.length })}
          <ChangeList title={t('console.account.permissions.my_changes')} cells={own} matrix={mine} />
          <ChangeList
            title={t('console.account.permissions.their_changes')}
            cells={other}
            matrix={theirs.matrix}
          />
          <Flex wrap gap={8}>
            <Button type="primary" onClick={onKeepMine}>
              {t('console.account.permissions.keep_mine')}
            </Button>
            <Button onClick={onTakeTheirs}>{t('console.account.permissions.take_theirs')}</Button>
          </Flex>
        </Flex>
      }
    />
  )
}

interface ChangeListProps {
  readonly title: string
  readonly cells: readonly Cell[]
  readonly matrix: Matrix
}

function ChangeList({ title, cells, matrix }: ChangeListProps) {
  const t = useT()
  const word = ({ code, flag }: Cell) =>
    t(matrix[code][flag] ? 'console.account.permissions.given' : 'console.account.permissions.taken')
  return (
    <div>
      <strong>{title}: </strong>
      {cells.map((cell) => (
        <Tag key={`${cell.code}.${cell.flag}`}>
          {t(`permission.${cell.code}`)}: {t(`flag.${cell.flag}`)} ({word(cell)})
        </Tag>
      ))}
    </div>
  )
}
