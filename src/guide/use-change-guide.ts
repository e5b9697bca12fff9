import { changeBuildingGuide, readBuildingGuide } from '#domain/calls/building-guide.ts'
import { callApi, type InputOf } from '../data/call-api.ts'
import { refreshReports } from '../data/use-report.ts'
import { useWork } from '../errors/use-work.ts'
import type { Translate } from '../i18n/use-t.ts'
import { message } from '../ui/feedback.ts'

/** Writes what is decided about a building's guide, says `done`, and has it loaded again. */
export function useChangeGuide(buildingId: string, t: Translate) {
  const { isBusy, work } = useWork(t)
  const change = (body: InputOf<typeof changeBuildingGuide>['body'], done?: string) =>
    work(async () => {
      await callApi(changeBuildingGuide, { path: { id: buildingId }, body })
      if (done !== undefined) message.success(done)
      await refreshReports(readBuildingGuide)
    })
  return { isBusy, change }
}
