/** A position as clustering sees it. */
export interface ClusterMember {
  value: number;
  confidence: number;
}

/** Positions that lie around one centre. */
export interface Cluster<Member extends ClusterMember> {
  members: Member[];
  /** Mean of the members' values, weighted by confidence. */
  centre: number;
  averageConfidence: number;
}

/**
 * Groups values around centres of their own: a member lies within `radius` of its cluster's centre, so a chain of
 * small steps never joins the ends. Works from the densest place outwards; the input's order does not matter.
 * Values of other signs never meet, zero is alone with zeros.
 */
export function clusterValues<Member extends ClusterMember>(members: Member[], radius: number): Cluster<Member>[] {
  const left = [...members].sort((a, b) => a.value - b.value || a.confidence - b.confidence);
  const clusters: Cluster<Member>[] = [];
  while (left.length > 0) {
    const { start, end } = densest(left, radius);
    clusters.push(toCluster(left.splice(start, end - start)));
  }
  return clusters.sort((a, b) => a.centre - b.centre);
}

/** The largest run of sorted members that all lie around their own centre; ties go to the surer one, then the lower. */
function densest(sorted: readonly ClusterMember[], radius: number): { start: number; end: number } {
  const best = { start: 0, end: 0 };
  let bestWeight = -1;
  let start = 0;
  let weightedSum = 0;
  let weight = 0;
  const add = (member: ClusterMember, sign: 1 | -1) => {
    const w = Math.max(member.confidence, 1);
    weight += sign * w;
    weightedSum += sign * w * member.value;
  };
  for (const [end, last] of sorted.entries()) {
    add(last, 1);
    let first = sorted[start] as ClusterMember;
    while (start < end && !around(first, last, weightedSum / weight, radius)) {
      add(first, -1);
      start++;
      first = sorted[start] as ClusterMember;
    }
    const more = end + 1 - start - (best.end - best.start);
    if (more > 0 || (more === 0 && weight > bestWeight)) {
      best.start = start;
      best.end = end + 1;
      bestWeight = weight;
    }
  }
  return best;
}

function around(low: ClusterMember, high: ClusterMember, centre: number, radius: number): boolean {
  if (low.value === high.value) return true;
  if (low.value <= 0 !== high.value <= 0 || low.value === 0 || high.value === 0) return false;
  const reach = Math.abs(centre) * radius;
  return centre - low.value <= reach && high.value - centre <= reach;
}

function toCluster<Member extends ClusterMember>(members: Member[]): Cluster<Member> {
  let [weights, weighted, confidences] = [0, 0, 0];
  for (const { value, confidence } of members) {
    const weight = Math.max(confidence, 1);
    weights += weight;
    weighted += value * weight;
    confidences += confidence;
  }
  return { members, centre: weighted / weights, averageConfidence: confidences / members.length };
}

/** Of several values the one with the most confidence behind it: one that somebody claims, not a blend that nobody does. */
export function mostClaimed(members: readonly ClusterMember[]): number {
  const behind = new Map<number, number>();
  for (const { value, confidence } of members) behind.set(value, (behind.get(value) ?? 0) + confidence);
  return [...behind].reduce((a, b) => (b[1] > a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a))[0];
}
