import { OrderedListOutlined } from '@ant-design/icons'
import { building } from '#entities/property/building.ts'
import type { ActionsProps } from '../crud/views.ts'
import { Button } from '../ui/button.tsx'
import { useChangeGuide } from './use-change-guide.ts'
import { useGuide } from './use-guide.ts'

/** Brings a dismissed guide back for everybody; a building whose first notices were sent has none any more. */
export function ShowGuide({ record: { id }, tools }: ActionsProps<typeof building>) {
  const { t } = tools
  const { guide } = useGuide(tools.can('update', building.name) ? id : undefined)
  const { isBusy, change } = useChangeGuide(id, t)
  if (guide?.state !== 'dismissed') return null
  return (
    <Button
      icon={<OrderedListOutlined aria-hidden />}
      disabled={isBusy}
      onClick={() => void change({ dismissed: false }, t('console.guide.shown'))}
    >
      {t('console.guide.show')}
    </Button>
  )
}
