%% What a hull has

-define(MAX_PLANKS, 40).

-record(hull, {name, planks = []}).
