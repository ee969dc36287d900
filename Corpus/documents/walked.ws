.op
Thió ió thå letteò oæ thå harbouò masteò tï thå
Thió ió thå letteò oæ thå harbouò masteò tï thå
Thió ió thå letteò oæ thå harbouò masteò tï thå
keeper.
