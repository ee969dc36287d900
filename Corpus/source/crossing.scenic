"""
A pedestrian crosses in front of the ego car at an intersection.
"""
param map = localPath('../maps/Town05.xodr')
param carla_map = 'Town05'
param weather = Uniform('ClearNoon', 'CloudySunset')
model scenic.simulators.carla.model

EGO_SPEED = 10
BRAKE_DIST = Range(8, 12)
param PED_SPEED = VerifaiRange(1, 2)

behavior EgoBehavior(speed=10):
    try:
        do FollowLaneBehavior(target_speed=speed)
    interrupt when withinDistanceToObjsInLane(self, BRAKE_DIST):
        take SetBrakeAction(1.0)

behavior PedBehavior(threshold):
    while (distance from self to ego) > threshold:
        wait
    do CrossingBehavior(ego, globalParameters.PED_SPEED) for 5 seconds

monitor StopAfter(n):
    for i in range(n):
        wait
    terminate

intersection = Uniform(*filter(lambda i: i.is4Way, network.intersections))
lane = Uniform(*intersection.incomingLanes)
spot = new OrientedPoint on lane.centerline

ego = new Car at spot offset by 0 @ -20,
    with blueprint 'vehicle.tesla.model3',
    with behavior EgoBehavior(EGO_SPEED)

ped = new Pedestrian right of spot by 3,
    facing 90 deg relative to spot.heading,
    with regionContainedIn None,
    with behavior PedBehavior(15)

require (distance to intersection) > 10
require[0.8] ped in ego.visibleRegion
require monitor StopAfter(200)
terminate when (distance to spot) > 50
