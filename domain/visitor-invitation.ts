/** What a guest tells of a visit by the link that they were sent, in the order of the form. The apartment is the link's. */
export const guestFields = [
  'name',
  'phone_number',
  'email',
  'people_count',
  'license_plate',
  'from_time',
  'to_time',
  'purpose',
] as const
