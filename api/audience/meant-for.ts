import { livesToday } from '#api/auth/stay-sql.ts'
import { isStayMeant, stayJoined, staysJoined, type Audience } from './audience-sql.ts'

/** SQL: an audience of a building means somebody today by one of these stays, an array of ids. */
export const isMeantFor = (of: Audience, building: string, stays: string) =>
  `exists (select from residency y ${staysJoined}
    where y.building_id = ${building} and y.id = any(${stays}) and ${livesToday('y')} and ${isStayMeant(of, stayJoined)})`
