class Hull {
public:
  Hull();
  virtual ~Hull();
};
