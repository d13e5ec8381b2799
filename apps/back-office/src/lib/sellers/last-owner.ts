type Sellers = {
  members: readonly { person_id: number; role: string }[];
  roles: readonly { name: string; is_owner: boolean }[];
};

/** Whether the member is the only owner of the shop, who stays. */
export function isLastOwner({ members, roles }: Sellers, personId: number): boolean {
  const owners = members.filter(({ role }) => roles.some(({ is_owner, name }) => is_owner && name === role));
  return owners.length === 1 && owners[0]?.person_id === personId;
}
