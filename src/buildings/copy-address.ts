interface Places {
  readonly from?: string
  readonly to?: string
}

/** The page that copies what one building is set up with into another one. */
export const copyAddress = (places: Places) =>
  `/buildings/copy?${new URLSearchParams({ ...places }).toString()}`
